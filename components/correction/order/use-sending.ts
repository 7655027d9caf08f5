import { useEffect, useRef, useState } from 'react';
import { loadMemberApi } from '@/lib/session/member-api';
import { failureOf, sendOrder, type SendFailure, type SendingStep, type Wanted } from './send-order';

export type Sending = 'idle' | SendingStep | { failed: SendFailure };

/**
 * Sends an answer once at a time.
 *
 * @param onSent gets the id of the correction, and whether its sender is still here
 */
export function useSending(onSent: (id: string, isHere: boolean) => void): {
  state: Sending;
  send: (wanted: Wanted) => void;
} {
  const [state, setState] = useState<Sending>('idle');
  const isUnderWay = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const send = (wanted: Wanted) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    loadMemberApi()
      .then((api) => sendOrder(api, wanted, setState))
      .then(
        (id) => onSent(id, isHere.current),
        (error: unknown) => setState({ failed: failureOf(error) }),
      )
      .finally(() => (isUnderWay.current = false));
  };
  return { state, send };
}
