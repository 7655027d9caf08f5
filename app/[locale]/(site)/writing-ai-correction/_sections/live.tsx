import { LiveTask } from '@/components/blocks/live-task';
import { CorrectedParagraph } from '@/components/figures/corrected-paragraph';
import { ScenePhoto } from '@/components/figures/scene-photo';
import { openTasks } from '@/lib/questions/open-items';

const [task] = openTasks.writeAboutThePhoto;

export function LiveWriting() {
  if (!task?.scene) return null;
  return (
    <LiveTask
      type="writeAboutThePhoto"
      task={task}
      photo={<ScenePhoto name={task.scene} />}
      result={<CorrectedParagraph />}
    />
  );
}
