import { json, problem } from '../http/answer.ts';
import { isRecord, parseJson } from '../http/body.ts';
import type { Handler } from '../http/router.ts';
import { ownReference } from '../hosted/company-reference.ts';
import { PAID } from './codes.ts';
import type { TrustPayContext } from './context.ts';
import { notify } from './notify.ts';

/** Test control, not part of the provider's API: the buyer's bank charges back the payment with this `reference`. */
export function chargeback(context: TrustPayContext): Handler {
  return async ({ body }) => {
    const wanted = parseJson(body);
    if (!isRecord(wanted)) return problem(400, 'bad_chargeback', 'Send a JSON object.');
    const purchase = [...context.state.purchases.values()].find(
      ({ form, code }) => ownReference(form.reference) === wanted['reference'] && code === PAID,
    );
    if (!purchase) return problem(404, 'not_found', 'No such payment.');
    const { id, amountMinor, currency, form } = purchase;
    await notify(context, purchase, {
      operation: 'dispute',
      indicator: 'DBIT',
      status: 'Chargebacked',
      instanceId: id,
      reference: form.reference,
      amountMinor,
      currency,
    });
    return json({ instanceId: id }, 202);
  };
}
