import { db } from '../../db/client.ts';
import type { AttemptState } from '../../db/generated/enums.ts';
import { askedAttempt } from '../attempts/asked.ts';
import { fail } from '../../kernel/errors.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { capabilitiesOf, providerByName } from '../providers/registry.ts';
import { toOrderStatus, WITH_ORDER, type OrderStatus } from '../orders/order-status.ts';
import { syncAttempt } from '../attempts/sync-attempt.ts';

/** States that data returned by the browser can still change. */
const FINISHED_BY_BANK: ReadonlySet<AttemptState> = new Set([
  'requires_action',
  'canceled',
  'expired',
]);

/** Where we capture the payment ourselves, an attempt is not captured once its order is closed. */
const TAKEN_BY_US: ReadonlySet<AttemptState> = new Set(['requires_action', 'unknown']);

/** No browser returns from a renewal. */
const BOUGHT = { purpose: { not: 'renewal' } } as const;

type Question = {
  readonly memberId: string;
  readonly provider: string;
  /** The order id in the return URL; without it, the newest order. */
  readonly orderId: string | undefined;
  /** What the browser returned with. It finishes the authentication and decides nothing. */
  readonly returned: Readonly<Record<string, string>>;
  readonly now: Date;
};

/**
 * For the member's return page. Has the provider finish an open attempt and returns the order's status; null
 * when the member has no order with that provider. Raises `not_found` for an order that is not theirs and
 * `integrity_failure` when the returned data belongs to another payment.
 */
export async function checkTransaction(question: Question): Promise<OrderStatus | null> {
  const { memberId, provider, orderId, returned, now } = question;
  const attempt = await db().attempt.findFirst({
    where: { provider, intent: { memberId, ...(orderId ? { publicId: orderId } : BOUGHT) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: WITH_ORDER,
  });
  if (!attempt) return orderId ? fail('not_found') : null;
  const asked = providerByName(provider);
  const approves = capabilitiesOf(asked, attempt.method)?.has('approval') === true;
  const confirmableStates = approves ? TAKEN_BY_US : FINISHED_BY_BANK;
  if (
    confirmableStates.has(attempt.state) &&
    Object.values(returned).some((value) => value !== '')
  ) {
    const seen = await asked.finish(askedAttempt(attempt), returned);
    // `unknown` changes nothing: the buyer may leave the bank's page and open it again.
    if (seen.state !== 'unknown') {
      const synced = await syncAttempt(attempt.id, seen, now);
      failPoint('charge.finished');
      return synced;
    }
  }
  return toOrderStatus(attempt);
}
