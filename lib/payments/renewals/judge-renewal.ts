import { deriveLevel } from '../../credits/derive-level.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { endUncharged } from './end-uncharged.ts';
import { extendAccess } from '../subscriptions/extend-access.ts';
import { chargeTimeOf, type OpenRenewal } from './open-renewals.ts';
import { graceEnd } from './retry-schedule.ts';
import { whyNotCharged } from './why-not-charged.ts';

type Tx = Prisma.TransactionClient;

/** Shortly before the charge, extends access for the days in which the charge may be retried. */
async function prepare(tx: Tx, renewal: OpenRenewal, now: Date): Promise<void> {
  const { id, subscription, brand } = renewal;
  const dueAt = chargeTimeOf(renewal);
  await extendAccess(tx, subscription, graceEnd(dueAt, brand.timezone), now);
  await tx.renewal.update({ where: { id }, data: { state: 'due', dueAt } });
}

/** Called under the lock: ends, prepares or leaves the renewal; returns true when it is to be charged now. */
export async function judgeRenewal(tx: Tx, renewal: OpenRenewal, now: Date): Promise<boolean> {
  const { state, subscription } = renewal;
  if (!['planned', 'noticed', 'due', 'retrying'].includes(state)) return false;
  const isTime = chargeTimeOf(renewal) <= now;
  const why = whyNotCharged(renewal);
  // A missing card can still be stored before the charge is due.
  if (why !== null && (isTime || why !== 'no_mandate')) {
    await endUncharged(tx, renewal, why, now);
    return false;
  }
  if (state === 'planned' || state === 'noticed') await prepare(tx, renewal, now);
  if (state === 'retrying') await deriveLevel(tx, subscription.memberId, now);
  return isTime;
}
