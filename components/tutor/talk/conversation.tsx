import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { isFull, unansweredIn, type Talk } from '@/lib/tutor/talk';
import type { TutorLinks } from '../room/given';
import { Message } from './message';
import { useFollow } from './use-follow';

interface ConversationProps {
  talk: Talk;
  lessons: TutorLinks['lessons'];
  /** Asks once more; without it nothing can be asked. */
  onAgain: ((text: string) => void) | undefined;
}

/** What was said, and the answer as it comes. It is read out that an answer is complete, not each of its words. */
export function Conversation({ talk, lessons, onAgain }: ConversationProps) {
  const t = useTranslations('tutor-room');
  const { said, coming, mode, elsewhere, told } = talk;
  const open = unansweredIn(talk);
  useFollow(`${said.length} ${coming?.length ?? ''}`, coming !== null);
  return (
    <div className="mt-1 grow">
      <p className="text-sm text-muted">{t('chat.mode', { name: t(`begin.${mode}.name`) })}</p>
      <ol className="mt-5 grid gap-6">
        {said.map((message, index) => (
          <Message key={index} message={message} lessons={lessons} />
        ))}
        {coming === null ? null : (
          <Message
            message={{ by: 'tutor', text: coming, lessons: [], stopped: false }}
            lessons={lessons}
            isComing
          />
        )}
      </ol>
      {open !== undefined && onAgain ? (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          {t('chat.unanswered')}
          <button type="button" onClick={() => onAgain(open)} className={buttonClass('secondary')}>
            {t('chat.again')}
          </button>
        </p>
      ) : null}
      {elsewhere ? (
        <p role="status" className="mt-4 text-muted">
          {t('chat.answering')}
        </p>
      ) : null}
      {isFull(talk) && coming === null && onAgain ? (
        <p className="mt-6 text-muted">{t('chat.full')}</p>
      ) : null}
      <p role="status" className="sr-only">
        {told === null ? '' : t(`said.${told}`)}
      </p>
    </div>
  );
}
