import { json, problem } from '../http/answer.ts';
import { isRecord, parseJson } from '../http/body.ts';
import type { Handler } from '../http/router.ts';
import type { PayPalContext } from './context.ts';
import { notify } from './notify.ts';
import { companyOf, newId, referenceOf } from './state.ts';

const STAGES = ['INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION'];
const OUTCOMES = ['RESOLVED_BUYER_FAVOUR', 'RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER'];
const ANSWER_WITHIN_MS = 10 * 24 * 60 * 60 * 1000;

const oneOf = (given: unknown, allowed: readonly string[]): string | undefined =>
  allowed.find((value) => value === given);

/**
 * Test control, not part of the provider's API: a buyer disputes the payment with this `reference`, or the
 * dispute `disputeId` moves on; `stage` (default CHARGEBACK) and, to end it, `outcome`.
 */
export function dispute(context: PayPalContext): Handler {
  return async ({ body }) => {
    const wanted = parseJson(body);
    if (!isRecord(wanted)) return problem(400, 'bad_dispute', 'Send a JSON object.');
    const orders = [...context.state.orders.values()].reverse();
    const order = orders.find((one) => one.capture && referenceOf(one) === wanted['reference']);
    if (!order?.capture) return problem(404, 'not_found', 'No such payment.');
    const { id, amount } = order.capture;
    const stage = oneOf(wanted['stage'] ?? 'CHARGEBACK', STAGES);
    const outcome = oneOf(wanted['outcome'], OUTCOMES);
    if (stage === undefined || (outcome === undefined && 'outcome' in wanted)) {
      const knownValues = [...STAGES, ...OUTCOMES].join(', ');
      return problem(400, 'bad_dispute', `stage and outcome are among ${knownValues}.`);
    }
    const known = wanted['disputeId'];
    const disputeId = typeof known === 'string' ? known : `PP-D-${newId(8)}`;
    const going = known === undefined ? 'CREATED' : 'UPDATED';
    await notify(context, order, {
      type: `CUSTOMER.DISPUTE.${outcome === undefined ? going : 'RESOLVED'}`,
      resourceType: 'dispute',
      operation: 'dispute',
      resource: {
        dispute_id: disputeId,
        reason: 'UNAUTHORISED',
        status: outcome === undefined ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
        dispute_life_cycle_stage: stage,
        dispute_amount: amount,
        disputed_transactions: [
          {
            seller_transaction_id: id,
            custom: referenceOf(order),
            invoice_number: `${companyOf(order)}:${referenceOf(order)}`,
          },
        ],
        seller_response_due_date: new Date(Date.now() + ANSWER_WITHIN_MS).toISOString(),
        ...(outcome !== undefined && { dispute_outcome: { outcome_code: outcome } }),
      },
    });
    return json({ disputeId, orderId: order.id, stage }, 202);
  };
}
