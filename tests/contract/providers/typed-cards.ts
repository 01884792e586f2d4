import { outcomes, type Outcome } from '#lib/payments/outcomes.ts';
import type { ChargeRequest } from '#lib/payments/providers/charge-request.ts';
import { TEST_PAYMENT_METHODS } from '../../../sandbox/payments/test-payment-methods.ts';
import type { Choice } from './bench.ts';

/** A card typed on the provider's own page. */
export function typed(name: string): Choice {
  const paymentMethod = TEST_PAYMENT_METHODS.find((one) => one.case === name);
  if (!paymentMethod) throw new Error(`no test card for ${name}`);
  return { paymentMethod: { kind: 'hosted' }, typed: paymentMethod.number };
}

/** Outcomes of a payment that was paid or may still be paid. */
const HOPEFUL: ReadonlySet<Outcome> = new Set(['success', 'pending', 'open']);

/** A test card for each reason of a refusal. */
export const REFUSED = outcomes
  .filter((outcome) => !HOPEFUL.has(outcome))
  .map((outcome) => ({ choice: typed(outcome), outcome }));

const press = (page: string, form: Readonly<Record<string, string>>) =>
  fetch(page, { method: 'POST', body: new URLSearchParams(form) });

/** The fields of the form that returns the browser to the merchant. */
async function brought(answer: Response): Promise<Readonly<Record<string, string>>> {
  const inputs = (await answer.text()).matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}

/** Types the card on the page that the browser was sent to, and answers the bank's challenge if there is one. */
export async function payOnPage(
  page: string,
  choice: Choice,
  how: 'confirm' | 'refuse',
): Promise<Readonly<Record<string, string>>> {
  const number = choice.typed ?? '';
  const card = { number, expiry: '03/30', code: '737', holder: 'Test Buyer' };
  const answer = await press(page, { ...card, decision: 'pay' });
  return choice.typed === typed('challenge').typed
    ? brought(await press(`${page}/bank`, { decision: how }))
    : brought(answer);
}

/** A later charge of the stored card `token`, without its buyer. */
export function renewalOf(
  request: ChargeRequest,
  token: string,
  reference = `${request.reference}-2`,
): ChargeRequest {
  return {
    ...request,
    reference,
    idempotencyKey: reference,
    paymentMethod: { kind: 'stored', token },
    purpose: 'renewal',
    initiator: 'merchant',
    sca: 'none',
    cardOnFile: 'renewal',
    store: false,
    browser: null,
  };
}
