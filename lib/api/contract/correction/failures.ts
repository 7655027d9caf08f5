import { error, type ErrorCase } from '../call';

/** Failures of the calls about corrections; apart, as pages without them load none of it. */
export const correctionFailures = {
  noCorrection: error(402, 'no_correction', 'the account has no correction left'),
  unknownCorrection: error(404, 'unknown_correction', 'this user has no such correction'),
  unknownTask: error(404, 'unknown_task', 'the bank has no such task'),
  unknownRecording: error(404, 'unknown_recording', 'there is no such recording, or not any more'),
  notReady: error(409, 'still_waiting', 'the correction is not ready, so it cannot be deleted'),
} as const satisfies Record<string, ErrorCase>;

export type CorrectionErrorCode = (typeof correctionFailures)[keyof typeof correctionFailures]['code'];
