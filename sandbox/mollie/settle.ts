import type { MollieContext } from './context.ts';
import type { Ending, Failure } from './endings.ts';
import { nudge } from './notify.ts';
import { newId, type Payment, type Status } from './state.ts';

const LATER_MS = 3000;

/** Ends an open payment; a finished one is not changed. Returns whether it was open. */
export function endPayment(
  { state }: MollieContext,
  payment: Payment,
  status: Status,
  failure?: Failure,
  refusesLater = false,
): boolean {
  if (payment.status !== 'open') return false;
  const now = new Date().toISOString();
  payment.status = status;
  payment.endedAt = now;
  payment.failure = failure;
  const { sequenceType, customerId } = payment.request;
  if (status === 'paid' && sequenceType === 'first' && customerId !== undefined) {
    const mandate = { id: newId('mdt'), customerId, createdAt: now, refusesLater };
    state.mandates.set(mandate.id, mandate);
    payment.mandateId = mandate.id;
  }
  return true;
}

async function endAndNotify(
  context: MollieContext,
  payment: Payment,
  status: Status,
  failure?: Failure,
  refusesLater = false,
): Promise<void> {
  if (!endPayment(context, payment, status, failure, refusesLater)) return;
  await nudge(context, payment, { operation: 'checkout' });
}

/** Ends the payment as the buyer chose; one left open is paid a little later, as with a slow bank. */
export async function settle(
  context: MollieContext,
  payment: Payment,
  ending: Ending,
  failure: Failure | undefined,
): Promise<void> {
  if (ending === 'open') {
    setTimeout(() => void endAndNotify(context, payment, 'paid'), LATER_MS).unref();
    return;
  }
  const status = ending === 'paid_once' ? 'paid' : ending;
  await endAndNotify(context, payment, status, failure, ending === 'paid_once');
}
