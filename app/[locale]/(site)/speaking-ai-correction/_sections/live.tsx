import { LiveTask, liveId } from '@/components/blocks/live-task';
import { SpeakingWaveform } from '@/components/figures/speaking-waveform';
import { TryCorrection } from '@/components/try-correction/try-correction';
import { aiHere } from '@/lib/env/ai-here';
import { openTasks } from '@/lib/questions/open-items';

const type = 'readThenSpeak';
const task = openTasks.readListenThenSpeak[3];

export function LiveSpeaking() {
  if (!task) return null;
  const { mode, prompt, seconds } = task;
  return (
    <>
      <LiveTask type={type} task={task} result={<SpeakingWaveform scored={aiHere.spokenScores} />} />
      <TryCorrection task={{ type, mode, prompt, seconds, photo: null }} question={liveId(task)} />
    </>
  );
}
