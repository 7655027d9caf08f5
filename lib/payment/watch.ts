import { loadApi } from '../session/api';
import { readToken } from '../session/token-store';
import { exclusive } from './exclusive';
import { createPauser } from './pause';
import { pollMs, pollUntilPaid, type PaymentStatus, type PurchaseState } from './poll';
import { joinTabs } from './tabs';

interface Watching {
  onState: (state: PurchaseState) => void;
  /** Called with the paid purchase before another tab has its turn to ask. */
  onPaid: (status: PaymentStatus) => void;
  signal: AbortSignal;
}

/**
 * Waits until a purchase is paid. One tab of this browser asks for each purchase; when it is closed, or another one is looked at,
 * that one takes over.
 *
 * @throws the reason of `signal`; an error when the session is over
 */
export async function watchPurchase(id: string, { onState, onPaid, signal }: Watching): Promise<void> {
  const { pause, wake } = createPauser();
  let turn = new AbortController();
  const endTurn = (reason: unknown) => {
    turn.abort(reason);
    wake();
  };
  const tabs = joinTabs(id, { onShown: wake, onOtherShown: () => endTurn(handedOver), onState });
  const callOff = () => endTurn(signal.reason);
  const hear = (state: PurchaseState) => {
    onState(state);
    tabs.tell(state);
  };
  signal.addEventListener('abort', callOff);
  try {
    for (;;) {
      signal.throwIfAborted();
      const current = new AbortController();
      turn = current;
      const ask = () => askStatus(id, current.signal);
      const poll = async () =>
        onPaid(await pollUntilPaid({ ask, onState: hear, pause, signal: current.signal }));
      try {
        return await exclusive(`purchase:${id}`, poll, signal);
      } catch (error) {
        if (error !== handedOver) throw error;
        // Browsers let a page's first lock wait: without a pause this tab would be the first to ask for its turn again.
        await pause(pollMs);
      }
    }
  } finally {
    signal.removeEventListener('abort', callOff);
    tabs.close();
  }
}

const handedOver = new Error('Another tab goes on');

async function askStatus(id: string, signal: AbortSignal): Promise<PaymentStatus> {
  const api = await loadApi();
  // Without a token the session has ended in another tab; asking would only end it again.
  if (readToken() === null) throw Object.assign(new Error('Signed out'), { status: 401 });
  return api.call('status', { query: { logVipId: id } }, { signal });
}
