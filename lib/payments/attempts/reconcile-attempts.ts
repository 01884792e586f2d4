import { db } from '../../db/client.ts';
import type { Attempt } from '../../db/generated/client.ts';
import type { AttemptState } from '../../db/generated/enums.ts';
import { claimDue, forEachLeased, type DueRows } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import { askedAttempt } from './asked.ts';
import { heldRequest } from './held-requests.ts';
import type { ChargeRequest } from '../providers/charge-request.ts';
import { nothingKnown } from '../providers/nothing-known.ts';
import type { Observation } from '../providers/observation.ts';
import { capabilitiesOf, providerByName } from '../providers/registry.ts';
import { submitRefund } from '../refunds/submit-refund.ts';
import { nextSync } from './sync-schedule.ts';
import { syncInBackground } from './sync-in-background.ts';

/** The same for attempts and refunds, whose providers are asked in turn. */
function toSync(table: string, brand: string): DueRows {
  return {
    name: `claim-${table}`,
    table,
    brand,
    due: 'sync_at',
    where: 'sync_at is not null',
    leaseMs: 2 * MINUTE,
    attempts: 'syncs',
    returning: 't.id',
  };
}

export const ATTEMPTS_TO_SYNC = toSync(
  'attempts',
  '(select brand_id from intents where id = attempts.intent_id)',
);
export const REFUNDS_TO_SYNC = toSync(
  'refunds',
  `(select i.brand_id from attempts a join intents i on i.id = a.intent_id where a.id = refunds.attempt_id)`,
);

const TIME_IS_UP = nothingKnown('expired', 'retry', { decided: 'time' });

/** The request held by this process, else the one stored when it was sent. */
function requestOf({ id, request }: Attempt): ChargeRequest | undefined {
  return heldRequest(id) ?? (request === null ? undefined : (request as unknown as ChargeRequest));
}

/**
 * Asks only a provider that supports `look_up`: elsewhere repeating the call would restart the buyer's
 * payment page.
 */
async function askWaiting(attempt: Attempt): Promise<Observation> {
  const provider = providerByName(attempt.provider);
  if (!capabilitiesOf(provider, attempt.method)?.has('look_up')) return TIME_IS_UP;
  const seen = await provider.inquire(askedAttempt(attempt), undefined);
  return seen.state === 'requires_action' ? TIME_IS_UP : seen;
}

/** An attempt that was never sent, or whose buyer left, expires by time; for all others the provider decides. */
function ask(attempt: Attempt): Promise<Observation> {
  if (attempt.state === 'created') return Promise.resolve(TIME_IS_UP);
  if (attempt.state === 'requires_action') return askWaiting(attempt);
  return providerByName(attempt.provider).inquire(askedAttempt(attempt), requestOf(attempt));
}

async function reconcile(attempt: Attempt, now: Date): Promise<void> {
  try {
    const seen = await ask(attempt);
    const synced = await syncInBackground(attempt.id, seen, now);
    const state: AttemptState = synced.state;
    // A notification that arrived meanwhile has set its own time.
    await db().attempt.updateMany({
      where: { id: attempt.id, syncAt: attempt.syncAt },
      data: { syncAt: nextSync(state, attempt.syncs, now) },
    });
  } catch (error) {
    log().error({ err: error, attemptId: attempt.id }, 'payment attempt reconciliation failed');
  }
}

async function sendRefund(id: string, now: Date): Promise<void> {
  try {
    await submitRefund(id, now);
  } catch (error) {
    log().error({ err: error, refundId: id }, 'refund submission failed');
  }
}

/**
 * Asks providers about attempts for which no notification arrived, sends refunds, and expires orders that
 * were never paid.
 */
export const reconcileAttemptsWork: DueWork = {
  name: 'reconcile-payments',
  run: async (now, limit) => {
    const attempts = await claimDue<{ id: string }>(ATTEMPTS_TO_SYNC, now, limit);
    await forEachLeased(ATTEMPTS_TO_SYNC, attempts, async ({ id, leasedUntil: syncAt }) => {
      const attempt = await db().attempt.findFirst({ where: { id, syncAt } });
      if (attempt) await reconcile(attempt, now);
    });
    const refunds = await claimDue<{ id: string }>(REFUNDS_TO_SYNC, now, limit);
    await forEachLeased(REFUNDS_TO_SYNC, refunds, ({ id }) => sendRefund(id, now));
    await db().intent.updateMany({
      where: { state: 'requires_method', expiresAt: { lte: now } },
      data: { state: 'expired' },
    });
    return Math.max(attempts.length, refunds.length);
  },
};
