import type { PurchaseState } from './poll';

interface Callbacks {
  /** This tab is looked at again, or the connection is back. */
  onShown: () => void;
  /** Another tab is looked at, and this one is not. */
  onOtherShown: () => void;
  /** Another tab has heard something. */
  onState: (state: PurchaseState) => void;
}

interface Tabs {
  /** Tells the other tabs what this one has heard. */
  tell: (state: PurchaseState) => void;
  close: () => void;
}

/**
 * The tabs of this browser that wait for one purchase. The one the visitor looks at asks the API, because browsers slow the
 * others down, and tells them.
 */
export function joinTabs(id: string, { onShown, onOtherShown, onState }: Callbacks): Tabs {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`purchase:${id}`) : undefined;
  const onVisibility = () => {
    if (document.hidden) return;
    channel?.postMessage({ shown: true });
    onShown();
  };
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<{ shown?: true; state?: PurchaseState }>) => {
      if (data.shown && document.hidden) onOtherShown();
      if (data.state) onState(data.state);
    };
    if (!document.hidden) channel.postMessage({ shown: true });
  }
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onVisibility);
  return {
    tell: (state) => channel?.postMessage({ state }),
    close() {
      channel?.close();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onVisibility);
    },
  };
}
