import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { CallData } from '@/lib/api/contract/calls';
import type { Locale } from '@/lib/i18n/locales';
import { AskFoot } from '../ask/ask-foot';
import { Composer } from '../ask/composer';
import { Chats } from '../chats/chats';
import { ChatBody } from './chat-body';
import type { TutorLinks } from './given';
import { NotIncluded } from './not-included';
import { useDesk } from './use-desk';

interface DeskProps {
  locale: Locale;
  links: TutorLinks;
  tutor: CallData<'tutor'>;
  /** Something was asked or deleted; always the same function. */
  onChange: () => void;
}

export function Desk({ locale, links, tutor, onChange }: DeskProps) {
  const t = useTranslations('tutor-room');
  const { models, threads, included } = tutor;
  const [chosen, setChosen] = useState('');
  const model = models.find(({ id }) => id === chosen)?.id ?? models[0]?.id ?? '';
  const desk = useDesk({ locale, model, onChange });
  const { talk, isNew, isOpening } = desk;
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const title = threads.find(({ id }) => id === talk.thread)?.title ?? talk.said[0]?.text.slice(0, 80);

  // Whoever opens a chat in the list goes on there.
  const opened = useRef(false);
  useEffect(() => {
    if (!opened.current || isOpening) return;
    opened.current = false;
    if (isNew) box.current?.focus();
    else heading.current?.focus();
  }, [isNew, isOpening, talk.thread]);

  if (!included && threads.length === 0) return <NotIncluded plans={links.plans} hasChats={false} />;
  return (
    <div className="mt-6 grid gap-x-10 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <Chats
        threads={threads}
        open={talk.thread}
        canBegin={included}
        onOpen={(thread) => {
          opened.current = true;
          desk.go(thread);
        }}
        onDeleted={(thread) => {
          if (thread === talk.thread) desk.go(null);
          onChange();
        }}
      />
      <section aria-label={t('chat.label')} className="flex min-w-0 flex-col lg:min-h-144">
        {isNew && !included ? null : (
          <h2 ref={heading} tabIndex={-1} className="text-xl font-bold wrap-anywhere outline-none">
            {isNew ? t('begin.title') : (title ?? t('chat.label'))}
          </h2>
        )}
        <ChatBody
          desk={desk}
          tutor={tutor}
          lessons={links.lessons}
          onIdea={(text) => {
            desk.setDraft(text);
            box.current?.focus();
          }}
        />
        {included ? (
          <>
            <Composer box={box} desk={desk} tutor={tutor} foot="ask-foot" />
            <AskFoot id="ask-foot" tutor={tutor} model={model} onModel={setChosen} privacy={links.privacy} />
          </>
        ) : (
          <NotIncluded plans={links.plans} hasChats />
        )}
      </section>
    </div>
  );
}
