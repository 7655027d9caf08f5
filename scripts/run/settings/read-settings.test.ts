import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { environmentOf, readAnew, readOnce } from './read-settings.mjs';

function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

it('completes the environment by the files, at every reading alike', () => {
  const folder = folderWith({
    '.env': 'SITE_URL=https://file.example\nPAYMENTS=off\nPORT=3503\nLOG_LEVEL=warn\n',
  });
  const environment = { PORT: '4000', LOG_LEVEL: '', OTHER: 'kept' };
  const before = { ...process.env };
  const readings = [1, 2, 3].map(() => readAnew({ folder, environment }));
  for (const { settings, inFiles } of readings) {
    expect(settings).toEqual({
      SITE_URL: 'https://file.example',
      PAYMENTS: 'off',
      PORT: '4000',
      LOG_LEVEL: '',
      OTHER: 'kept',
    });
    expect(inFiles.map(({ name, file }) => `${file} ${name}`)).toEqual([
      '.env SITE_URL',
      '.env PAYMENTS',
      '.env PORT',
      '.env LOG_LEVEL',
    ]);
  }
  expect({ ...process.env }).toEqual(before);
});

it('takes the files in the order in which Next takes them', () => {
  const folder = folderWith({
    '.env': 'A=env\nB=env\nC=env\nD=env',
    '.env.production': 'A=production\nB=production\nC=production',
    '.env.local': 'A=local\nB=local',
    '.env.production.local': 'A=productionlocal',
    '.env.development': 'C=development',
    '.env.test': 'A=test',
  });
  const read = (options: object) => readAnew({ folder, environment: {}, ...options }).settings;
  expect(read({})).toEqual({ A: 'productionlocal', B: 'local', C: 'production', D: 'env' });
  expect(read({ dev: true })).toEqual({ A: 'local', B: 'local', C: 'development', D: 'env' });
  // What is built and served is production, whatever started it.
  expect(read({ environment: { NODE_ENV: 'test' } })).toMatchObject({ A: 'productionlocal', B: 'local' });
});

it('sees a file that has changed since, and a parent that has read before', () => {
  const folder = folderWith({ '.env': 'PAYMENTS=off' });
  const environment = { __NEXT_PROCESSED_ENV: 'true' };
  expect(readAnew({ folder, environment }).settings).toEqual({ PAYMENTS: 'off' });
  writeFileSync(path.join(folder, '.env'), 'PAYMENTS=sandbox');
  expect(readAnew({ folder, environment }).settings).toEqual({ PAYMENTS: 'sandbox' });
});

it('reads the file that ENV_FILE names in place of the others, or says that it cannot', () => {
  const folder = folderWith({ '.env': 'PORT=1\nHOST=a', 'other.env': 'PORT=2' });
  const read = (ENV_FILE: string) => readAnew({ folder, environment: { ENV_FILE } });
  expect(read('other.env').settings).toEqual({ ENV_FILE: 'other.env', PORT: '2' });
  expect(read('other.env').inFiles).toEqual([{ name: 'PORT', file: 'other.env' }]);
  expect(read('').settings).toEqual({ ENV_FILE: '', PORT: '1', HOST: 'a' });
  expect(() => read('none.env')).toThrow(
    'ENV_FILE names none.env, which cannot be read: no such file or directory.',
  );
});

it('is asked for once by all parts of a command', () => {
  expect(readOnce()).toBe(readOnce());
});

it('tells Next that the files have been read', () => {
  expect(environmentOf({ PORT: '1', HOST: undefined })).toEqual({
    PORT: '1',
    SITE_URL: 'http://localhost:1',
    __NEXT_PROCESSED_ENV: 'true',
  });
});
