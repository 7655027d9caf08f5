import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/doubles/backend/databases';
import { examMaterial } from './material';

async function materialWith(text: string | undefined) {
  const DATA_DIR = join(await temporaryFolder(), 'data');
  await mkdir(DATA_DIR);
  if (text !== undefined) await writeFile(join(DATA_DIR, 'exam-difficulties.json'), text);
  const warned: unknown[] = [];
  const bank = await examMaterial({
    settings: { DATA_DIR },
    log: { warn: (...said: unknown[]) => void warned.push(said) },
  }).bank();
  return { bank, warned };
}

describe('the material of exams', () => {
  it('is the bank with difficulties as answers have corrected them', async () => {
    const plain = await materialWith(undefined);
    const authored = plain.bank.difficultyOf('xr-01-3');
    expect(authored).toBe(plain.bank.difficultyOf('xr-01-2'));
    const { bank, warned } = await materialWith('{"xs-001": 71.3, "xr-01-3": 120}');
    expect(bank.difficultyOf('xs-001')).toBe(71.3);
    expect(bank.difficultyOf('xr-01-3')).toBe(120);
    expect(bank.difficultyOf('xr-01-2')).toBe(authored);
    expect([plain.warned, warned]).toEqual([[], []]);
  });

  it.each(['', '[1]', '{"xs-001": "hard"}', '{"xs-001": 400}', 'null'])(
    'takes no notice of a file that is wrong, and says so: %s',
    async (text) => {
      const { bank, warned } = await materialWith(text);
      expect(bank.difficultyOf('xs-001')).toBe((await materialWith(undefined)).bank.difficultyOf('xs-001'));
      expect(warned).toHaveLength(1);
    },
  );
});
