/** What was recorded for each question of the page last. Pages may not fetch it by the address that plays it. */
const recordings = new WeakMap<HTMLFormElement, Blob>();

export const noteRecording = (form: HTMLFormElement, recording: Blob): void => {
  recordings.set(form, recording);
};

export const recordingFor = (form: HTMLFormElement): Blob | undefined => recordings.get(form);
