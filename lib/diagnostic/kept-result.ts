import { textEntry } from '../browser/storage';

export const resultName = 'diagnostic_result';

/** Name of what this browser keeps beside it (details.ts), which goes with it. */
export const detailsName = 'diagnostic_details';

const kept = textEntry('localStorage', resultName);

/** Whether this browser keeps a result: what reads one is loaded for those who have one. */
export const hasResult = (): boolean => kept.read() !== null;
