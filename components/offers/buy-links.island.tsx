'use client';

import { useEffect, useState } from 'react';
import { buyLinkOf, markButtons } from '@/lib/offers/buttons';
import { keepIntent } from '@/lib/purchase/checkout/intent';
import { requestPurchase } from '@/lib/purchase/checkout/request';
import { whenIdle } from '@/lib/browser/when-idle';
import { isPlainClick } from '@/lib/routes/soft-address';
import { readToken } from '@/lib/session/token';
import { toastClass } from '../ui/toast-class';

interface BuyLinksProps {
  network: string;
  /** Stripe's publishable key; without one its script is not loaded. */
  stripeKey?: string;
}

/**
 * Makes the buying links of the page begin purchases. They work without it: they lead to the login. For visitors it keeps what they
 * have chosen; what a purchase needs is loaded for those who are signed in.
 */
export function BuyLinks({ network, stripeKey }: BuyLinksProps) {
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    const onFailed = () => {
      markButtons(null);
      setFailures((count) => count + 1);
    };
    const request = (name: string, clicked: boolean) => {
      // Before anything is loaded, which can take seconds.
      markButtons(name);
      requestPurchase({ name, clicked, network, onFailed });
    };
    const prepare = () => {
      if (readToken() !== null) requestPurchase({ prepare: true });
    };
    const onClick = (event: MouseEvent) => {
      const link = buyLinkOf(event);
      const name = link?.dataset.buy;
      if (!name || !isPlainClick(event)) return;
      if (readToken() === null) return keepIntent(name);
      event.preventDefault();
      if (link.getAttribute('aria-disabled') !== 'true') request(name, true);
    };
    const onIntent = (event: Event) => {
      if (!buyLinkOf(event)) return;
      prepare();
      if (stripeKey)
        void import('@/lib/purchase/checkout/stripe-script').then((script) =>
          script.loadStripeScript(stripeKey),
        );
    };
    const intents = ['pointerover', 'focusin', 'touchstart'];
    // Before the router's own handling of links, which leaves alone what is prevented.
    document.addEventListener('click', onClick, { capture: true });
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
    if (new URLSearchParams(window.location.search).has('buy')) {
      void import('@/lib/purchase/checkout/go-on').then(({ offerToGoOnWith }) => {
        const name = offerToGoOnWith();
        if (name !== null) request(name, false);
      });
    }
    const stopIdle = whenIdle(prepare);
    return () => {
      stopIdle();
      document.removeEventListener('click', onClick, { capture: true });
      for (const name of intents) document.removeEventListener(name, onIntent);
    };
  }, [network, stripeKey]);

  // Nothing more can be said, nor drawn, while nothing can be loaded.
  useEffect(() => {
    if (failures === 0) return;
    const timer = window.setTimeout(() => setFailures(0), 3000);
    return () => window.clearTimeout(timer);
  }, [failures]);

  return <div role="alert">{failures > 0 ? <p className={toastClass}>{network}</p> : null}</div>;
}
