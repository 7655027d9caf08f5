import { NextIntlClientProvider } from 'next-intl';
import { useEffect } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { Order } from '../order/order';
import { One } from '../shown/one';
import type { RoomLinks, RoomTexts } from './given';
import { Lobby } from './lobby';
import { usePlace } from './place';
import { Loading, Trouble } from './trouble';
import { useStanding } from './use-standing';

interface CorrectionRoomProps {
  locale: Locale;
  texts: RoomTexts;
  links: RoomLinks;
}

/** The provider of the texts comes with the room, not with the page. */
export function CorrectionRoom({ texts, ...given }: CorrectionRoomProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <NextIntlClientProvider locale={given.locale} timeZone={timeZone} messages={texts}>
      <Places {...given} />
    </NextIntlClientProvider>
  );
}

function Places({ locale, links }: Omit<CorrectionRoomProps, 'texts'>) {
  const place = usePlace();
  const { known, look, retry } = useStanding();
  const isAsked = place.at === 'lobby' || (place.at === 'order' && known === undefined);
  // Whoever comes back from a correction has used one.
  useEffect(() => {
    if (isAsked) look();
  }, [isAsked, look]);

  if (place.at === 'one') {
    return <One key={searchKey(place)} place={place} locale={locale} links={links} onChanged={look} />;
  }
  if (known === undefined) return <Loading />;
  if ('error' in known) return <Trouble error={known.error} onRetry={retry} />;
  if (place.at === 'order') {
    return (
      <Order
        key={place.type}
        place={place}
        locale={locale}
        standing={known.standing}
        links={links}
        onSent={look}
      />
    );
  }
  return <Lobby standing={known.standing} links={links} />;
}

const searchKey = ({ id, beside }: { id: string; beside?: string }) => `${id} ${beside ?? ''}`;
