'use client';

import { useCallback, useRef, useState } from 'react';
import { dropOrderKey, storedOrderKey, type Ordered } from './order-key.ts';
import { isOver, fetchOrderState, type OrderState } from './order-state.ts';
import { sendOrder, type SubmitOrder } from './send-order.ts';
import type { OrderResult } from './order-result.ts';

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
  /** Shows how an order stands that this page sent before it was loaded anew, if it did. */
  readonly recall: (ordered: Ordered) => Promise<void>;
  /** Shows how the member's newest order stands, which another page may have sent. */
  readonly showNewest: () => Promise<void>;
  /** A challenge that ended on this page has its answer. */
  readonly showResult: (result: OrderResult) => void;
  readonly reset: () => void;
};

/**
 * One order at a time, whatever the method, and what the page shows of it.
 */
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
    // A challenge that was left can be entered again by ordering again; a refusal was told before.
    const decided = earlier.at === 'result' && earlier.result.outcome === 'open';
    if (earlier.at === 'paid' || decided) setState(earlier);
  }, []);

  const showNewest = useCallback(async () => {
    const newest = await fetchOrderState().catch(() => null);
    setState(newest ?? { at: 'form' });
  }, []);

  const showResult = useCallback((result: OrderResult) => {
    const paid = result.outcome === 'success' && !result.returned;
    setState(paid ? { at: 'paid', kind: result.kind } : { at: 'result', result });
  }, []);

  const reset = useCallback(() => {
    setState({ at: 'form' });
  }, []);

  return { state, order, recall, showNewest, showResult, reset };
}
