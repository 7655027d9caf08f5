import { useTranslations } from 'next-intl';
import type { CallData } from '@/lib/api/contract/calls';
import { Beginning } from '../talk/beginning';
import { Conversation } from '../talk/conversation';
import type { TutorLinks } from './given';
import type { OpenDesk } from './use-desk';

interface ChatBodyProps {
  desk: OpenDesk;
  tutor: CallData<'tutor'>;
  lessons: TutorLinks['lessons'];
  onIdea: (text: string) => void;
}

export function ChatBody({ desk, tutor, lessons, onIdea }: ChatBodyProps) {
  const t = useTranslations('tutor-room.chat');
  const { talk, isOpening, isNew } = desk;
  if (isOpening) {
    return (
      <p role="status" className="mt-4 min-h-40 text-muted">
        {t('loading')}
      </p>
    );
  }
  if (!isNew) {
    return (
      <Conversation talk={talk} lessons={lessons} onAgain={tutor.included ? desk.askAgain : undefined} />
    );
  }
  return tutor.included ? (
    <Beginning modes={tutor.modes} mode={talk.mode} onMode={desk.setMode} onIdea={onIdea} />
  ) : null;
}
