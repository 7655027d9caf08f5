import { ApiError } from '../../api/errors';
import { loadApi } from '../../session/api';
import { readToken } from '../../session/token';
import { withLock } from '../../browser/lock';
import { createPauser } from '../../browser/pause';
import { pollMs, pollUntilPaid, type AnswerPhase, type PaymentStatus } from './poll';

interface Asking {
  onAnswer: (phase: AnswerPhase) => void;
  /** Called with the paid purchase before another tab has its turn to ask. */
  onPaid: (status: PaymentStatus) => void;
  signal: AbortSignal;
}

/**
 * Asks for a purchase until it is paid. One tab of this browser asks for each purchase: the one the visitor looks at, because
 * browsers slow the others down. It tells the others; when it is closed, or another one is looked at, that one takes over.
 *
 * @throws the reason of `signal`; the API's error of 401 or 404
 */
export async function askInTurn(id: string, { onAnswer, onPaid, signal }: Asking): Promise<void> {
  const { pause, wake } = createPauser();
  let turn = new AbortController();
  const endTurn = (reason: unknown) => {
    turn.abort(reason);
    wake();
  };
  const tabs = joinTabs(id, { onShown: wake, onOtherShown: () => endTurn(handedOver), onAnswer });
  const callOff = () => endTurn(signal.reason);
  const hear = (phase: AnswerPhase) => {
    onAnswer(phase);
    tabs.tell(phase);
  };
  signal.addEventListener('abort', callOff);
  try {
    for (;;) {
      signal.throwIfAborted();
      const current = new AbortController();
      turn = current;
      const ask = () => askStatus(id, current.signal);
      const poll = async () =>
        onPaid(await pollUntilPaid({ ask, onAnswer: hear, pause, signal: current.signal }));
      try {
        return await withLock(`purchase:${id}`, poll, signal);
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
  if (readToken() === null) throw new ApiError('Signed out', { code: 'signed_out' });
  return api.call('status', { query: { logVipId: id } }, { signal });
}

interface Callbacks {
  /** This tab is looked at again, or the connection is back. */
  onShown: () => void;
  onOtherShown: () => void;
  onAnswer: (phase: AnswerPhase) => void;
}

interface Tabs {
  tell: (phase: AnswerPhase) => void;
  close: () => void;
}

function joinTabs(id: string, { onShown, onOtherShown, onAnswer }: Callbacks): Tabs {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`purchase:${id}`) : undefined;
  const onVisibility = () => {
    if (document.hidden) return;
    channel?.postMessage({ shown: true });
    onShown();
  };
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<{ shown?: true; phase?: AnswerPhase }>) => {
      if (data.shown && document.hidden) onOtherShown();
      if (data.phase) onAnswer(data.phase);
    };
    if (!document.hidden) channel.postMessage({ shown: true });
  }
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onVisibility);
  return {
    tell: (phase) => channel?.postMessage({ phase }),
    close() {
      channel?.close();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onVisibility);
    },
  };
}
