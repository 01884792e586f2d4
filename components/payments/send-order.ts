import { codeOf } from '#lib/http/client/call-error.ts';
import { dropOrderKey, orderKey, type Ordered } from './order-key.ts';
import {
  isOver,
  fetchOrderState,
  stateOf,
  type OrderAnswer,
  type OrderState,
} from './order-state.ts';

/** Sends the order under its key; null when the buyer cancelled before anything was sent. */
export type SubmitOrder = (key: string) => Promise<OrderAnswer | null>;

/** After a lost answer the call is repeated under the same key. */
async function answered(submit: SubmitOrder, key: string, method: string): Promise<OrderState> {
  const answer = await submit(key).catch((error: unknown) => {
    if (codeOf(error) === 'offline') return submit(key);
    throw error;
  });
  return answer ? stateOf(answer, method) : { at: 'form' };
}

async function sent(ordered: Ordered, submit: SubmitOrder): Promise<OrderState> {
  const key = orderKey(ordered);
  try {
    return await answered(submit, key, ordered.method);
  } catch (error) {
    if (codeOf(error) !== 'idempotency_reused') throw error;
    // Before the page was reloaded, another card was sent under this key.
    const earlier = await fetchOrderState(key);
    if (earlier?.at === 'paid' || (earlier?.at === 'result' && earlier.result.outcome === 'open')) {
      return earlier;
    }
    dropOrderKey(ordered);
    return answered(submit, orderKey(ordered), ordered.method);
  }
}

/**
 * Sends an order, under the key of the previous one while that is undecided: a press that seemed to fail can
 * never charge twice. Never throws: a refusal is a state too.
 */
export async function sendOrder(ordered: Ordered, submit: SubmitOrder): Promise<OrderState> {
  try {
    const state = await sent(ordered, submit);
    if (isOver(state)) dropOrderKey(ordered);
    return state;
  } catch (error) {
    const code = codeOf(error);
    // The order under this key is closed.
    if (code === 'conflict') dropOrderKey(ordered);
    return { at: 'refused', code };
  }
}
