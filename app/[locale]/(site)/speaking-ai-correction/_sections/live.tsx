import { LiveTask } from '@/components/blocks/live-task';
import { SpeakingWaveform } from '@/components/figures/speaking-waveform';
import { openTasks } from '@/lib/questions/open-items';

const task = openTasks.readListenThenSpeak[3];

export function LiveSpeaking() {
  if (!task) return null;
  return <LiveTask type="readThenSpeak" task={task} result={<SpeakingWaveform />} />;
}
