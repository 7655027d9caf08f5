/*
 * Times that both sides keep (API contract). Free of zod, and each a constant of its own, so that a page loads those alone that it
 * needs.
 */

/** Ms between two codes that one asker may have sent to one address. */
export const codeAgainMs = 60_000;

/** Minutes for which an emailed code is good. */
export const codeMinutes = 10;

/** Minutes for which a login waits for its second step. */
export const secondStepMinutes = 10;

/** Days that a session lasts at most, and the cookie that holds its token. */
export const sessionDays = 90;

/** Days for which a device is known to an account, and the cookie that says so. */
export const deviceDays = 365;

/** Ms that whoever calls waits for an answer, in each attempt. */
export const answerMs = 10_000;

/** The same where a recording of 4 MB goes along, over a line of 300 kbit/s. */
export const recordingMs = 120_000;
