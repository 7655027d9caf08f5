'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { UrgentTexts } from '@/lib/payment/begin';
import { buyLinkOf } from '@/lib/payment/buttons';
import { showError } from '@/lib/payment/desk';
import { keepIntent, takeIntent, withoutIntent } from '@/lib/payment/intent';
import type { Shop } from '@/lib/payment/shop';
import { purchaseKeys } from '@/lib/payment/storage-keys';
import { loadStripeScript } from '@/lib/payment/stripe-script';
import { whenIdle } from '@/lib/session/google-idle';
import { readToken } from '@/lib/session/token-store';
import type * as stageModule from './stage';
import { Toast } from './toast';

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
      // Nothing more can be said while nothing can be loaded.
      else load().then(act, () => showError(texts.network));
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
      if (shop.stripeKey) loadStripeScript(shop.stripeKey);
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
    goOn((name) => begin.current?.(name, false));
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

  const Stage = stage?.Stage;
  return (
    <>
      {Stage ? <Stage shop={shop} onAgain={(name) => begin.current?.(name, true)} /> : null}
      <Toast close={close} />
    </>
  );
}

/** After signing in: goes on with the offer that was chosen before, and takes it out of the address. */
function goOn(begin: (name: string) => void): void {
  const { search, href } = window.location;
  if (!new URLSearchParams(search).has('buy')) return;
  const name = takeIntent(search);
  // The router, which starts after this island, has read the address too and would write it back.
  window.setTimeout(() => window.history.replaceState(null, '', withoutIntent(href)));
  if (name !== null && readToken() !== null) begin(name);
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
