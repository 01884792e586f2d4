import { codeOf } from '#lib/http/client/call.ts';
import { dropOrderKey, orderKey, type Ordered } from './order-key.ts';
import {
  isOver,
  fetchOrderState,
  stateOf,
  type OrderAnswer,
  type OrderState,
} from './order-state.ts';

/** Sends the order under its key; null when the buyer went back before anything was sent. */
export type SubmitOrder = (key: string) => Promise<OrderAnswer | null>;

/** A lost answer is asked for again under the same key. */
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
    // Before the page was loaded anew another card went out under this key.
    const earlier = await fetchOrderState(key);
    if (earlier?.at === 'paid' || (earlier?.at === 'result' && earlier.result.outcome === 'open')) {
      return earlier;
    }
    dropOrderKey(ordered);
    return answered(submit, orderKey(ordered), ordered.method);
  }
}

/**
 * Sends an order, under the key of the one before while that has no last word: a press that seemed to fail
 * can never charge twice. Never throws: what stood against it is a state too.
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
