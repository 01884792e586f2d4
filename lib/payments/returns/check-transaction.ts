import { db } from '../../db/client.ts';
import { askedAttempt } from '../attempts/asked.ts';
import type { AttemptState } from '../attempts/attempt-states.ts';
import { fail } from '../../kernel/errors.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { capabilitiesOf, providerByName } from '../providers/registry.ts';
import { toOrderStatus, WITH_ORDER, type OrderStatus } from '../orders/order-status.ts';
import { syncAttempt } from '../attempts/sync-attempt.ts';

/** States in which what a browser brings back may still change something. */
const FINISHED_BY_BANK: ReadonlySet<AttemptState> = new Set([
  'requires_action',
  'canceled',
  'expired',
]);

/** What is taken only by our own word is left alone once its order is closed. */
const TAKEN_BY_US: ReadonlySet<AttemptState> = new Set(['requires_action', 'unknown']);

/** Nobody comes back from a renewal. */
const BOUGHT = { purpose: { not: 'renewal' } };

type Question = {
  readonly memberId: string;
  readonly provider: string;
  /** The order of the return address; without it the newest one is meant. */
  readonly orderId: string | undefined;
  /** What the browser brought back. It finishes the authentication and decides nothing. */
  readonly returned: Readonly<Record<string, string>>;
  readonly now: Date;
};

/**
 * For the member's return page. Lets the provider finish what is open and tells how it stands; null when
 * the member has no order with that provider. Raises `not_found` for an order that is not theirs and
 * `integrity_failure` when what came back belongs to another payment.
 */
export async function checkTransaction(question: Question): Promise<OrderStatus | null> {
  const { memberId, provider, orderId, returned, now } = question;
  const attempt = await db().attempt.findFirst({
    where: { provider, intent: { memberId, ...(orderId ? { publicId: orderId } : BOUGHT) } },
    orderBy: { createdAt: 'desc' },
    include: WITH_ORDER,
  });
  if (!attempt) return orderId ? fail('not_found') : null;
  const asked = providerByName(provider);
  const approves = capabilitiesOf(asked, attempt.method)?.has('approval') === true;
  const confirmableStates = approves ? TAKEN_BY_US : FINISHED_BY_BANK;
  if (
    confirmableStates.has(attempt.state as AttemptState) &&
    Object.values(returned).some((value) => value !== '')
  ) {
    const seen = await asked.finish(askedAttempt(attempt), returned);
    // Not knowing is no news: the bank's page may be left and entered again.
    if (seen.state !== 'unknown') {
      const synced = await syncAttempt(attempt.id, seen, now);
      failPoint('charge.finished');
      return synced;
    }
  }
  return toOrderStatus(attempt);
}
