import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState, type MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ArrowLeft } from '@/components/ui/icon/icons';
import { isWorking } from '@/lib/deployment/work';
import { bankTypes, type BankType } from '@/lib/questions/bank/bank-types';
import { partIn } from '@/lib/questions/protocol';
import { questionTypes } from '@/lib/questions/types';
import { Reached } from '../overview/reached';
import type { Session } from '../room/open-session';
import type { SessionName } from '../room/session-name';
import { followSet } from './follow-set';
import { Leaving } from './leaving';
import { DueContext } from './onward';
import { SessionSet } from './session-set';

interface StageProps {
  session: Session;
  prices: string;
  due: number;
  isReached: boolean;
  /** Goes on with something else, here; throws where that cannot be loaded. */
  onGo: (name: SessionName) => Promise<void>;
  onLeave: () => void;
}

export function Stage({ session, prices, due, isReached, onGo, onLeave }: StageProps) {
  const t = useTranslations('daily');
  const [isAsking, setAsking] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // The script of the questions writes into what is drawn of them: it is drawn once.
  const set = useMemo(() => <SessionSet session={session} />, [session]);

  useEffect(() => {
    const over = new AbortController();
    head.current?.focus({ preventScroll: true });
    head.current?.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (place.current) followSet(place.current, session, over.signal);
    return () => over.abort();
  }, [session]);

  const more = (event: MouseEvent) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-more]') : null;
    const type = bankTypes.find((one) => one === button?.value);
    if (!button || !type) return;
    // The set's own script would put the new questions beside it, where nobody counts them.
    event.stopPropagation();
    if (isReached) return setRefusals(refusals + 1);
    goFrom(button, () => onGo(type));
  };

  return (
    <section aria-labelledby={id} data-tint={tintOf(session)} className="mt-4 scroll-mt-4">
      <button
        type="button"
        onClick={() => (isWorking() ? setAsking(true) : onLeave())}
        className={buttonClass('link')}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('set.back')}
      </button>
      <h2 ref={head} id={id} tabIndex={-1} className="mt-1 mb-4 text-title font-bold outline-none">
        {isType(session.name) ? (
          <span lang="en">{questionTypes[session.name].name}</span>
        ) : (
          t(`${session.name}.title`)
        )}
      </h2>
      {refusals > 0 ? <Refused key={refusals} prices={prices} /> : null}
      <DueContext value={{ due, onGo, onLeave }}>
        {/* The row tells the question in view by its own width (questions/run/slides.ts): the gaps before a tenth one add up to more. */}
        <div ref={place} onClickCapture={more} className="[&_.practice-track]:gap-0">
          {set}
        </div>
      </DueContext>
      {isAsking ? <Leaving onStay={() => setAsking(false)} onLeave={onLeave} /> : null}
    </section>
  );
}

/** In place of new questions; whoever asked for them is led to it. */
function Refused({ prices }: Pick<StageProps, 'prices'>) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return <Reached ref={note} prices={prices} className="mb-4" />;
}

const isType = (name: SessionName): name is BankType => name !== 'today' && name !== 'again';

function tintOf(session: Session): string {
  return 'set' in session ? questionTypes[session.set.type].skill : 'practice';
}

function goFrom(button: HTMLButtonElement, go: () => Promise<void>): void {
  if (button.ariaBusy) return;
  const end = button.closest('[data-end], [data-finished]');
  const failed = end && partIn(end, 'failed');
  button.ariaBusy = 'true';
  failed?.setAttribute('hidden', '');
  go()
    .catch(() => failed?.removeAttribute('hidden'))
    .finally(() => (button.ariaBusy = null));
}
