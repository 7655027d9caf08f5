/**
 * Records from the microphone until it is told to stop, and offers what was recorded for playing. Nothing leaves the browser.
 *
 * @param place the `data-recorder` of a question; its `data-recording` and `data-trouble` say what is going on
 * @param over stops the recording, or the request for the microphone that is still under way
 */
export async function record(place: HTMLElement, over: AbortSignal): Promise<void> {
  delete place.dataset.trouble;
  const audio = place.querySelector('audio');
  if (!audio || !('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') {
    place.dataset.trouble = 'absent';
    return;
  }
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    place.dataset.trouble =
      error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'absent';
    return;
  }
  if (over.aborted) return close(stream);
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  recorder.onstop = () => {
    close(stream);
    delete place.dataset.recording;
    if (audio.src) URL.revokeObjectURL(audio.src);
    audio.src = URL.createObjectURL(new Blob(pieces, { type: recorder.mimeType }));
    place.dataset.recorded = '';
  };
  recorder.start();
  place.dataset.recording = '';
  over.addEventListener('abort', () => recorder.state !== 'inactive' && recorder.stop(), { once: true });
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
