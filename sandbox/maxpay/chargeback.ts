import { json, problem } from '../http/answer.ts';
import { isRecord, parseJson } from '../http/body.ts';
import type { Handler } from '../http/router.ts';
import { ownReference } from '../hosted/company-reference.ts';
import type { MaxpayContext } from './context.ts';
import { notify } from './notify.ts';

/** Test control, not part of the provider's API: the buyer's bank charges back the sale with this `reference`. */
export function chargeback(context: MaxpayContext): Handler {
  return async ({ body }) => {
    const wanted = parseJson(body);
    if (!isRecord(wanted)) return problem(400, 'bad_chargeback', 'Send a JSON object.');
    const sale = [...context.state.transactions.values()].find(
      ({ form, status }) =>
        status === 'success' &&
        ownReference(form.transaction_unique_id ?? '') === wanted['reference'],
    );
    if (!sale) return problem(404, 'not_found', 'No such payment.');
    await notify(context, sale, { operation: 'dispute', sale, type: 'CHARGEBACK' });
    return json({ reference: sale.reference }, 202);
  };
}
