'use client';

import { useCallback, useRef, useState } from 'react';
import { dropOrderKey, dropOrderKeys, storedOrderKey, type Ordered } from './order-key.ts';
import { isOver, fetchOrderState, type OrderState } from './order-state.ts';
import { sendOrder, type SubmitOrder } from './send-order.ts';
import { isPending, type OrderResult } from './order-result.ts';
import { usePendingOrder } from './use-pending-order.ts';

/** What is ordered and agreed to; a method adds its own proof of payment. */
export type OrderChoices = {
  readonly productId: string;
  readonly offerHash: string;
  readonly startNow: boolean;
  readonly sendPending: boolean;
  readonly locale: string;
  readonly country: string;
};

export type Order = {
  readonly state: OrderState;
  readonly order: (
    choices: OrderChoices & { readonly method: string },
    submit: SubmitOrder,
  ) => Promise<void>;
  /** Shows the state of an order that this page sent before it was reloaded, if there is one. */
  readonly recall: (ordered: Ordered) => Promise<void>;
  /** Shows the state of the member's newest order, which another page may have sent. */
  readonly showNewest: () => Promise<void>;
  /** Shows the result of a challenge that ended on this page. */
  readonly showResult: (result: OrderResult) => void;
  readonly reset: () => void;
};

/** One order at a time, whatever the method, and the state that the page shows of it. */
export function useOrder(): Order {
  const [state, setState] = useState<OrderState>({ at: 'form' });
  const busy = useRef(false);

  const order = useCallback<Order['order']>(async (choices, submit) => {
    if (busy.current) return;
    busy.current = true;
    setState({ at: 'submitting' });
    const next = await sendOrder(choices, submit);
    busy.current = false;
    setState(next);
  }, []);

  const recall = useCallback(async (ordered: Ordered) => {
    const key = storedOrderKey(ordered);
    if (key === null || busy.current) return;
    const earlier = await fetchOrderState(key).catch(() => null);
    if (earlier === null) return;
    if (isOver(earlier)) dropOrderKey(ordered);
    // An abandoned challenge can be resumed by ordering again; a refusal was already shown.
    const decided = earlier.at === 'result' && earlier.result.outcome === 'open';
    if (earlier.at === 'paid' || decided) setState(earlier);
  }, []);

  const showNewest = useCallback(async () => {
    const newest = await fetchOrderState().catch(() => null);
    if (newest && isOver(newest)) dropOrderKeys();
    setState(newest ?? { at: 'form' });
  }, []);

  const showDecided = useCallback((decided: OrderState) => {
    dropOrderKeys();
    setState(decided);
  }, []);

  const showResult = useCallback((result: OrderResult) => {
    const paid = result.outcome === 'success' && !result.returned;
    if (!isPending(result)) dropOrderKeys();
    setState(paid ? { at: 'paid', kind: result.kind } : { at: 'result', result });
  }, []);

  const reset = useCallback(() => {
    setState({ at: 'form' });
  }, []);

  usePendingOrder(state.at === 'result' && isPending(state.result), undefined, showDecided);

  return { state, order, recall, showNewest, showResult, reset };
}
