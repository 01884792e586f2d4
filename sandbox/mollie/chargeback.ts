import { json, problem } from '../http/answer.ts';
import { isRecord, parseJson } from '../http/body.ts';
import type { Handler } from '../http/router.ts';
import type { MollieContext } from './context.ts';
import { nudge } from './notify.ts';
import { newId, referenceOf } from './state.ts';

/**
 * Test control, not part of the provider's API: the buyer's bank charges back the payment with this
 * `reference`, or with `reversed` the bank reverses the last chargeback in the merchant's favour.
 */
export function chargeBack(context: MollieContext): Handler {
  return async ({ body }) => {
    const wanted = parseJson(body);
    if (!isRecord(wanted)) return problem(400, 'bad_chargeback', 'Send a JSON object.');
    const { reference, reversed = false } = wanted;
    const payment = [...context.state.payments.values()].find(
      ({ status, request }) => status === 'paid' && referenceOf(request.metadata) === reference,
    );
    if (!payment) return problem(404, 'not_found', 'No such payment.');
    const now = new Date().toISOString();
    const last = payment.chargebacks.at(-1);
    if (reversed === true) {
      if (!last) return problem(404, 'not_found', 'Nothing to reverse.');
      last.reversedAt = now;
    } else {
      payment.chargebacks.push({ id: newId('chb'), createdAt: now, reversedAt: null });
    }
    await nudge(context, payment, { operation: 'chargeback' });
    return json({ paymentId: payment.id, chargebacks: payment.chargebacks }, 202);
  };
}
