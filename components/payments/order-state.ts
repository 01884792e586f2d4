import type { PlanKind } from '#lib/db/generated/enums.ts';
import { call } from '#lib/http/client/call.ts';
import type { ThreeDs } from '#lib/payments/attempts/three-ds.ts';
import { isHopeful, type OrderResult } from './order-result.ts';

/** The answer of all calls that order, such as tryCharge. */
export type OrderAnswer = Awaited<ReturnType<typeof call<'POST /api/orders/tryCharge'>>>;

export type OrderState =
  | { readonly at: 'form' }
  | { readonly at: 'submitting' }
  /** The bank, the wallet or the provider's own page has to act next. */
  | { readonly at: 'acting'; readonly action: ThreeDs; readonly orderId: string }
  | { readonly at: 'paid'; readonly kind: PlanKind | null }
  | { readonly at: 'result'; readonly result: OrderResult }
  /** A rule of ours refused it; the code has copy under `errors`. */
  | { readonly at: 'refused'; readonly code: string };

/** The page's state after an answer. */
export function stateOf(answer: OrderAnswer, method: string): OrderState {
  const { status, message, threeDS, data } = answer;
  const { kind, returned } = data;
  if (threeDS) return { at: 'acting', action: threeDS, orderId: data.orderId ?? '' };
  if (status === 'ok') return { at: 'paid', kind };
  return { at: 'result', result: { outcome: message, kind, returned, method } };
}

/** Whether an order is decided, so that the next attempt is a new one. */
export function isOver(state: OrderState): boolean {
  return state.at === 'paid' || (state.at === 'result' && !isHopeful(state.result));
}

/** The state of an order that was sent before, by its key; without a key, of the newest. Null for none. */
export function fetchOrderState(idempotencyKey?: string): Promise<OrderState | null> {
  return fetchState(idempotencyKey === undefined ? {} : { idempotencyKey });
}

/** The same by the order's id. */
export function fetchStateOf(orderId: string): Promise<OrderState | null> {
  return fetchState({ orderId });
}

async function fetchState(body: {
  readonly idempotencyKey?: string;
  readonly orderId?: string;
}): Promise<OrderState | null> {
  const { result, message, data } = await call('POST /api/orders/status', { body });
  if (!result) return null;
  const { kind, returned } = data;
  if (message === 'success') return { at: 'paid', kind };
  return { at: 'result', result: { outcome: message, kind, returned } };
}
