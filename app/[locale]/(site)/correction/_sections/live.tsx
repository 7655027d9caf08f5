import { LiveTask } from '@/components/blocks/live-task';
import { CorrectionPair } from '@/components/figures/correction-pair';
import { aiHere } from '@/lib/env/ai-here';
import { openTasks } from '@/lib/questions/open-items';

const task = openTasks.writingSample[1];

export function LiveCorrection() {
  if (!task) return null;
  return (
    <LiveTask type="writingSample" task={task} result={<CorrectionPair spoken={aiHere.spokenScores} />} />
  );
}
