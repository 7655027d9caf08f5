import { useTranslations } from 'next-intl';
import type { Said } from '@/lib/tutor/talk';
import { courses } from '@/lib/site/courses';
import type { TutorLinks } from '../room/given';
import { Answer } from './answer';
import { CopyButton } from './copy-button';

interface MessageProps {
  message: Said;
  lessons: TutorLinks['lessons'];
  isComing?: boolean;
}

/** Something that was said. A question is shown as it was typed. */
export function Message({ message, lessons, isComing = false }: MessageProps) {
  const t = useTranslations('tutor-room.chat');
  const { by, text, stopped } = message;
  if (by === 'user') {
    return (
      <li className="max-w-[92%] min-w-0 justify-self-end">
        <h3 className="mb-1 text-end text-sm text-muted">{t('you')}</h3>
        <p className="rounded-card rounded-ee-sm bg-action px-4 py-3 leading-relaxed wrap-anywhere whitespace-pre-wrap text-on-action">
          {text}
        </p>
      </li>
    );
  }
  return (
    <li aria-busy={isComing || undefined} className="min-w-0">
      <h3 className="mb-1 text-sm text-muted">{t('tutor')}</h3>
      {text === '' ? (
        <p className="text-muted motion-safe:animate-pulse">{t('writing')}</p>
      ) : (
        <Answer text={text} lessons={lessons} />
      )}
      {isComing ? null : (
        <div className="mt-2 flex flex-wrap items-center gap-x-5 text-sm text-muted">
          {stopped ? <p>{t('stopped')}</p> : null}
          <Used keys={message.lessons} lessons={lessons} />
          <CopyButton text={text} />
        </div>
      )}
    </li>
  );
}

function Used({ keys, lessons }: { keys: readonly string[] } & Pick<MessageProps, 'lessons'>) {
  const t = useTranslations('tutor-room.chat');
  const used = courses.filter(({ key }) => keys.includes(key)).map(({ key }) => lessons[key]);
  if (used.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {t('lessons', { count: used.length })}
      {used.map(({ href, name }) => (
        <a
          key={href}
          href={href}
          className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
