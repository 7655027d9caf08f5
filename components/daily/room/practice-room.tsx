import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { BankIndex } from '@/lib/daily/bank-index';
import { isFreeLeft } from '@/lib/daily/free';
import type { Locale } from '@/lib/i18n/locales';
import type { PracticeLinks } from '../links';
import type { Live } from '../overview/live';
import { Overview } from '../overview/overview';
import { Stage } from '../stage/stage';
import type { PracticeTexts } from './load-texts';
import { openSession, type Session } from './open-session';
import type { SessionName } from './session-name';
import { useAccount } from './use-account';
import { useStanding } from './use-standing';

export type { PracticeTexts } from './load-texts';

interface PracticeRoomProps {
  locale: Locale;
  index: BankIndex;
  links: PracticeLinks;
  texts: PracticeTexts;
}

/** The provider of the texts comes with the room, not with the page. */
export function PracticeRoom({ texts, ...given }: PracticeRoomProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <NextIntlClientProvider locale={given.locale} timeZone={timeZone} messages={texts}>
      <Places {...given} />
    </NextIntlClientProvider>
  );
}

function Places({ locale, index, links }: Omit<PracticeRoomProps, 'texts'>) {
  const account = useAccount();
  const [standing, takeItems] = useStanding(locale, index);
  const [level, setLevel] = useState<number>();
  const [session, setSession] = useState<Session & { turn: number }>();
  const [opening, setOpening] = useState<Live['opening']>();
  const root = useRef<HTMLDivElement>(null);
  const left = useRef<SessionName>(undefined);
  const isReached = account.plan === 'none' && !isFreeLeft(standing.used);

  useEffect(() => {
    const name = left.current;
    if (session || name === undefined) return;
    left.current = undefined;
    // Back to where it began, or to the first thing that can be begun where that cannot any more.
    const button = root.current?.querySelector<HTMLElement>(`[data-begins="${name}"]`);
    (button ?? root.current?.querySelector<HTMLElement>('[data-begins]'))?.focus();
  }, [session]);

  /** @throws where it cannot be loaded; what is practiced now stays */
  const go = async (name: SessionName) => {
    const opened = await openSession(name, { locale, index, level });
    takeItems('row' in opened ? opened.row : opened.set.items);
    setSession((before) => ({ ...opened, turn: (before?.turn ?? 0) + 1 }));
  };

  if (session) {
    return (
      <Stage
        key={session.turn}
        session={session}
        prices={links.prices}
        due={standing.again.due}
        isReached={isReached}
        onGo={go}
        onLeave={() => {
          left.current = session.name;
          setSession(undefined);
        }}
      />
    );
  }
  const live: Live = {
    ...account,
    ...{ standing, isReached, opening, level },
    onLevel: setLevel,
    onOpen: (name) => {
      if (opening?.isFailed === false) return;
      setOpening({ name, isFailed: false });
      go(name).then(
        () => setOpening(undefined),
        () => setOpening({ name, isFailed: true }),
      );
    },
  };
  return (
    <div ref={root}>
      <Overview counts={index.counts} links={links} live={live} />
    </div>
  );
}
