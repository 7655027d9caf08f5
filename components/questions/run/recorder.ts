import { familyOf } from '@/lib/browser/family';
import { clock } from '@/lib/i18n/clock';
import { partIn } from '@/lib/questions/protocol';
import { barCount, barsPath, shapeOf, silence } from '../recording/bars';
import { meterOf } from './level';
import { offerRecording } from './replay';

/**
 * Records from the microphone until it is told to stop, and offers what was recorded for playing. Nothing leaves the browser.
 *
 * @param place the `data-recorder` of a question; its `data-recording`, `data-trouble` and `data-browser` say what is going on
 * @param over stops the recording, or the request for the microphone that is still under way
 */
export async function record(place: HTMLElement, over: AbortSignal): Promise<void> {
  delete place.dataset.trouble;
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') {
    place.dataset.trouble = 'absent';
    return;
  }
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    place.dataset.browser = familyOf(navigator);
    place.dataset.trouble =
      error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'absent';
    return;
  }
  if (over.aborted) return close(stream);
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const stopShowing = showRecording(place, stream);
  recorder.onstop = () => {
    const { levels, seconds } = stopShowing();
    close(stream);
    delete place.dataset.recording;
    offerRecording(place, {
      recording: new Blob(pieces, { type: recorder.mimeType }),
      shape: shapeOf(levels),
      seconds,
    });
    place.dataset.recorded = '';
  };
  recorder.start();
  delete place.dataset.recorded;
  place.dataset.recording = '';
  over.addEventListener('abort', () => recorder.state !== 'inactive' && recorder.stop(), { once: true });
}

/**
 * Writes how long it has been recording, and draws how loud it is.
 *
 * @returns ends it, and tells how loud it was and how long
 */
function showRecording(place: HTMLElement, stream: MediaStream) {
  const meter = meterOf(stream);
  const level = partIn(place, 'level');
  const elapsed = partIn(place, 'elapsed');
  const began = Date.now();
  const levels: number[] = [];
  const secondsNow = () => (Date.now() - began) / 1000;
  const look = () => {
    if (meter) levels.push(meter.read());
    level?.setAttribute('d', barsPath([...silence, ...levels].slice(-barCount)));
    const text = clock(Math.floor(secondsNow()));
    if (elapsed && elapsed.textContent !== text) elapsed.textContent = text;
  };
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timer = setInterval(look, isCalm ? 1000 : 100);
  look();
  return () => {
    clearInterval(timer);
    meter?.close();
    return { levels, seconds: secondsNow() };
  };
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
