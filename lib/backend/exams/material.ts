import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ExamBank } from '@/lib/exam/types';
import { once } from '../base/once';
import type { ExamMaterial } from '../calls/exam-material';
import { mediaIn } from './media';

/** Below DATA_DIR, as `npm run calibrate` writes it: difficulties on the scale by the ids of questions. */
const overridesFile = 'exam-difficulties.json';
const overrides = z.record(z.string(), z.number().min(10).max(160));

interface Parts {
  settings: { DATA_DIR: string };
  log: Pick<Logger, 'warn'>;
}

/** The exam bank of content/exam, with difficulties as answers have corrected them. */
export function examMaterial(parts: Parts): ExamMaterial {
  return { bank: once(() => openBank(parts)), mediaIn };
}

async function openBank({ settings, log }: Parts): Promise<ExamBank> {
  const { examBank } = await import('@/lib/exam/bank/bank');
  return examBank(await readOverrides(path.join(settings.DATA_DIR, overridesFile), log));
}

/** What the file says; nothing where there is none, or one that is wrong, which the log says. */
async function readOverrides(file: string, log: Parts['log']): Promise<ReadonlyMap<string, number>> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return new Map();
  try {
    return new Map(Object.entries(overrides.parse(JSON.parse(text))));
  } catch (error) {
    log.warn(
      { file: overridesFile, error: String(error).slice(0, 500) },
      'difficulties of the bank not read',
    );
    return new Map();
  }
}
