import { useTranslations } from 'next-intl';
import { LiveTask } from '@/components/blocks/live-task';
import { CorrectedParagraph } from '@/components/figures/corrected-paragraph';
import { ParkScene, parkPhoto } from '@/components/figures/park-scene';
import { Photo } from '@/components/figures/photo';
import { openTasks } from '@/lib/questions/open-items';

const [task] = openTasks.writeAboutThePhoto;

/** A photo to write about, and the corrections of a student's text. */
export function LiveWriting() {
  const photo = useTranslations('figures.correctedParagraph')('photo');
  if (!task) return null;
  return (
    <LiveTask
      name="Write About the Photo"
      task={task}
      photo={
        <Photo src={parkPhoto} alt={photo}>
          <ParkScene title={photo} />
        </Photo>
      }
      lesson="writeAboutThePhoto"
      result={<CorrectedParagraph />}
    />
  );
}
