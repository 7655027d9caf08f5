'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { UrgentTexts } from '@/lib/payment/begin';
import { buyLinkOf } from '@/lib/payment/buttons';
import { keepIntent } from '@/lib/payment/keep-intent';
import type { Shop } from '@/lib/payment/shop';
import { purchaseKeys } from '@/lib/payment/storage-keys';
import { whenIdle } from '@/lib/session/when-idle';
import { readToken } from '@/lib/session/token-store';
import type * as stageModule from './stage';
import { toastClass } from './toast-class';

interface PurchaseDeskProps {
  shop: Shop;
  texts: UrgentTexts;
  /** The button that closes an error message. */
  close: { label: string; icon: ReactNode };
}

type StageModule = typeof stageModule;

/**
 * Makes the buying links of a page begin purchases, and goes on with those that are under way. The links work without it: they
 * lead to the login. What a purchase needs is loaded for visitors with a session only.
 */
export function PurchaseDesk({ shop, texts, close }: PurchaseDeskProps) {
  const [stage, setStage] = useState<StageModule>();
  const [failures, setFailures] = useState(0);
  const begin = useRef<(name: string, clicked: boolean) => void>(undefined);

  useEffect(() => {
    let loaded: StageModule | undefined;
    let loading: Promise<StageModule> | undefined;
    const load = () => {
      loading ??= import('./stage').then((module) => {
        loaded = module;
        setStage(module);
        return module;
      });
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    };
    const withStage = (act: (module: StageModule) => Promise<void>) => {
      if (loaded) void act(loaded);
      else load().then(act, () => setFailures((count) => count + 1));
    };
    begin.current = (name, clicked) =>
      withStage((module) =>
        module.beginPurchase({ shop, texts, name, clicked, login: loginAddress(shop, name) }),
      );

    const onClick = (event: MouseEvent) => {
      const name = buyLinkOf(event)?.dataset.buy;
      if (!name || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      if (readToken() === null) {
        keepIntent(name);
        return;
      }
      event.preventDefault();
      begin.current?.(name, true);
    };
    const onIntent = (event: Event) => {
      if (!buyLinkOf(event)) return;
      if (readToken() !== null) load().catch(() => undefined);
      if (shop.stripeKey) void loadStripe(shop.stripeKey);
    };
    const resume = () => {
      if (readToken() !== null && hasPurchases()) withStage((module) => module.resumePurchases());
    };
    const onReturn = (event: PageTransitionEvent) => {
      if (event.persisted) resume();
    };
    const intents = ['pointerover', 'focusin', 'touchstart'];
    // Before the router's own handling of links, which leaves alone what is prevented.
    document.addEventListener('click', onClick, { capture: true });
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
    window.addEventListener('pageshow', onReturn);
    resume();
    if (new URLSearchParams(window.location.search).has('buy')) {
      void import('@/lib/payment/go-on').then(({ offerToGoOnWith }) => {
        const name = offerToGoOnWith();
        if (name !== null) begin.current?.(name, false);
      });
    }
    const stopIdle = whenIdle(() => {
      if (readToken() !== null) load().catch(() => undefined);
    });
    return () => {
      stopIdle();
      document.removeEventListener('click', onClick, { capture: true });
      for (const name of intents) document.removeEventListener(name, onIntent);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [shop, texts]);

  // Nothing more can be said, nor drawn, while nothing can be loaded.
  useEffect(() => {
    if (failures === 0) return;
    const timer = window.setTimeout(() => setFailures(0), 3000);
    return () => window.clearTimeout(timer);
  }, [failures]);

  if (stage) return <stage.Stage shop={shop} close={close} onAgain={(name) => begin.current?.(name, true)} />;
  return <div role="alert">{failures > 0 ? <p className={toastClass}>{texts.network}</p> : null}</div>;
}

/** Stripe's script, which watches for fraud. */
async function loadStripe(key: string): Promise<void> {
  const { loadStripeScript } = await import('@/lib/payment/stripe-script');
  loadStripeScript(key);
}

function loginAddress({ login }: Shop, name: string): string {
  return `${login}?next=${encodeURIComponent(`${window.location.pathname}?buy=${name}`)}`;
}

/** Whether this browser knows of a purchase that is not done with. */
function hasPurchases(): boolean {
  try {
    const { underWay, paid } = purchaseKeys;
    return (
      window.localStorage.getItem(underWay) !== null ||
      (window.localStorage.getItem(paid) ?? '').includes('"shown":false')
    );
  } catch {
    return false;
  }
}
