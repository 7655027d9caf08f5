import { LiveTask, liveId } from '@/components/blocks/live-task';
import { CorrectedParagraph } from '@/components/figures/corrected-paragraph';
import { ScenePhoto } from '@/components/figures/scene-photo';
import { TryCorrection } from '@/components/try-correction/try-correction';
import { aiHere } from '@/lib/env/ai-here';
import { openTasks } from '@/lib/questions/open-items';
import shown from '@/messages/en/scenes.json';

const type = 'writeAboutThePhoto';
const [task] = openTasks[type];

export function LiveWriting() {
  if (!task?.scene) return null;
  const { mode, prompt, seconds } = task;
  return (
    <>
      <LiveTask
        type={type}
        task={task}
        photo={<ScenePhoto name={task.scene} />}
        result={<CorrectedParagraph scored={aiHere.scores} />}
      />
      <TryCorrection
        task={{ type, mode, prompt, seconds, photo: shown[task.scene] }}
        question={liveId(task)}
      />
    </>
  );
}
