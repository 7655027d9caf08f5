/** The name of the recording for a question: an answer may name it before it has arrived. */
export const recordingName = (seq: number): string => `seq-${seq}`;
