'use client';

import { useEffect, useRef, useState } from 'react';
import { buyLinkOf, buyLinks } from '@/lib/payment/buttons';
import { keepIntent } from '@/lib/payment/keep-intent';
import type { Shop } from '@/lib/payment/shop';
import { purchaseKeys, stageEvent } from '@/lib/payment/storage-keys';
import { whenIdle } from '@/lib/session/when-idle';
import { readToken } from '@/lib/session/token-store';
import type * as stageModule from './stage';
import { toastClass } from './toast-class';

interface PurchaseWatchProps {
  shop: Shop;
  /** Said when nothing more can be loaded. */
  network: string;
}

type StageModule = typeof stageModule;

/**
 * On every page, once: makes the buying links begin purchases, and goes on with those that are under way or that the buyer has not
 * been told of. The links work without it: they lead to the login. All that a purchase needs is loaded when there is one, or when
 * somebody who is signed in is about to begin one.
 */
export function PurchaseWatch({ shop, network }: PurchaseWatchProps) {
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
    // At once where it can be: a browser opens a tab only while it sees the click.
    const withStage = (act: (module: StageModule) => Promise<void> | void) => {
      if (loaded) void act(loaded);
      else load().then(act, () => setFailures((count) => count + 1));
    };
    begin.current = (name, clicked) =>
      withStage(({ beginPurchase }) => beginPurchase({ shop, network, name, clicked }));
    const prepare = () => {
      if (readToken() !== null) load().catch(() => undefined);
    };
    const onClick = (event: MouseEvent) => {
      const name = buyLinkOf(event)?.dataset.buy;
      if (!name || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      if (readToken() === null) return keepIntent(name);
      event.preventDefault();
      begin.current?.(name, true);
    };
    const onIntent = (event: Event) => {
      if (!buyLinkOf(event)) return;
      prepare();
      if (shop.stripeKey) void loadStripe(shop.stripeKey);
    };
    const resume = () => {
      if (readToken() !== null && hasPurchases()) withStage(({ resumePurchases }) => resumePurchases());
    };
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && resume();
    const onStage = () => withStage(() => undefined);
    const intents = ['pointerover', 'focusin', 'touchstart'];
    // Before the router's own handling of links, which leaves alone what is prevented.
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener(stageEvent, onStage);
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
    window.addEventListener('pageshow', onReturn);
    resume();
    if (new URLSearchParams(window.location.search).has('buy'))
      withGoOn((name) => begin.current?.(name, false));
    const stopIdle = whenIdle(() => buyLinks().length > 0 && prepare());
    return () => {
      stopIdle();
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener(stageEvent, onStage);
      for (const name of intents) document.removeEventListener(name, onIntent);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [shop, network]);

  // Nothing more can be said, nor drawn, while nothing can be loaded.
  useEffect(() => {
    if (failures === 0) return;
    const timer = window.setTimeout(() => setFailures(0), 3000);
    return () => window.clearTimeout(timer);
  }, [failures]);

  if (stage) return <stage.Stage shop={shop} onAgain={(name) => begin.current?.(name, true)} />;
  return failures > 0 ? (
    <p role="alert" className={toastClass}>
      {network}
    </p>
  ) : null;
}

/** Goes on with the offer in the address, once its code is there. */
function withGoOn(act: (name: string) => void): void {
  void import('@/lib/payment/go-on').then(({ offerToGoOnWith }) => {
    const name = offerToGoOnWith();
    if (name !== null) act(name);
  });
}

/** Stripe's script, which watches for fraud. */
async function loadStripe(key: string): Promise<void> {
  const { loadStripeScript } = await import('@/lib/payment/stripe-script');
  loadStripeScript(key);
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
