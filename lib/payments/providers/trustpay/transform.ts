import { ownReference } from '../company-reference.ts';
import { centsOf } from '../decimal-amount.ts';
import { record, text, type Fields } from '../fields.ts';
import { nothingKnown } from '../nothing-known.ts';
import type { Observation } from '../observation.ts';
import { unanswered } from '../unanswered.ts';
import { verdictOf } from './errors.ts';

/** The page that must be loaded in a hidden frame before the buyer is redirected. */
function framed(instance: Fields): string | null {
  const listed = instance['preconditions'];
  const all = Array.isArray(listed) ? (listed as unknown[]).map(record) : [];
  return text(all.find(({ origin }) => origin === 'iframe#hidden')?.['url']);
}

function actionOf(instance: Fields): Observation['action'] {
  const url = text(instance['redirectUrl']);
  if (url === null) return null;
  const data = Object.fromEntries(
    Object.entries(record(instance['redirectParams'])).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  const form = { type: 'redirect', url, method: 'POST', data } as const;
  const first = framed(instance);
  return first === null ? form : { type: 'frame', url: first, then: form };
}

/** The observation of an instance, from the answer to a purchase or from an inquiry. */
export function observeInstance(instance: Fields, company: string): Observation {
  const paymentStatus = text(instance['paymentStatus']);
  const verdict = verdictOf(paymentStatus);
  const providerReference = text(instance['instanceId']);
  const currency = text(instance['currency']);
  const amountMinor = centsOf(instance['amount']);
  const reference = ownReference(text(instance['reference']), company);
  const known = {
    reference,
    providerReference,
    amountMinor,
    currency,
    result: { paymentStatus: paymentStatus ?? 'none' },
  };
  if (verdict.kind === 'uncertain') return { ...nothingKnown('unknown', 'open'), ...known };
  if (verdict.kind === 'canceled') return { ...nothingKnown('canceled', 'retry'), ...known };
  if (verdict.kind === 'refused') return { ...nothingKnown('refused', verdict.outcome), ...known };
  if (verdict.kind === 'pending') {
    const action = actionOf(instance);
    const state = action ? 'requires_action' : 'confirming';
    return { ...nothingKnown(state, 'pending'), ...known, action };
  }
  // A payment counts only with its amount and our reference; without them, the signed notification decides.
  const isComplete = reference !== null && amountMinor !== null && currency !== null;
  const first = instance['paymentType'] === 'RecurringInitial' && providerReference !== null;
  return {
    ...nothingKnown(isComplete ? 'captured' : 'confirming', isComplete ? 'success' : 'pending'),
    ...known,
    threeDs: record(instance['threeDSecure'])['authenticationStatus'] === 'Y',
    stored: first
      ? { token: providerReference, cardBrand: null, lastFour: null, expiresOn: null }
      : null,
  };
}

/** The observation for a purchase that was not answered with an instance. */
export const observeRefusal = (reply: Parameters<typeof unanswered>[0]): Observation =>
  unanswered(reply, (errorCode) => {
    const verdict = verdictOf(errorCode);
    return verdict.kind === 'refused'
      ? nothingKnown('refused', verdict.outcome, { errorCode })
      : nothingKnown('error', 'generic', { errorCode });
  });
