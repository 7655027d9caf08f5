import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { hasPrivacySignal } from '@/lib/visit/consent';
import { marketingOf } from '@/lib/visit/marketing/marketing';
import type { MarketingSettings } from '@/lib/visit/marketing/settings';
import { registerOrderReporter } from '@/lib/visit/order-reporters';
import { ConsentQuestion, type ConsentQuestionProps } from '../consent/consent-question';
import { ChatWidget, type ChatWidgetProps } from './chat-widget';

export interface LateVisitProps {
  marketing?: MarketingSettings | undefined;
  consent?: ConsentQuestionProps | undefined;
  chat?: ChatWidgetProps | undefined;
}

/** Trackers, chat, and the question whether they may. Nothing of others loads before the page is idle, unless an order is to be reported. */
export function LateVisit({ marketing, consent, chat }: LateVisitProps) {
  useEffect(() => {
    if (!marketing) return;
    const { follow, report } = marketingOf(marketing);
    const unregister = registerOrderReporter(report);
    let stop: (() => void) | undefined;
    const callOff = whenIdle(() => (stop = follow()));
    return () => {
      unregister();
      callOff();
      stop?.();
    };
  }, [marketing]);

  // Of trackers the privacy signal has said it already.
  const isAnswerOfUse = chat !== undefined || !hasPrivacySignal();
  return (
    <>
      {consent && isAnswerOfUse ? <ConsentQuestion {...consent} /> : null}
      {chat ? <ChatWidget {...chat} /> : null}
    </>
  );
}
