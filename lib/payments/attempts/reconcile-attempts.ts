import { db } from '../../db/client.ts';
import type { Attempt } from '../../db/generated/client.ts';
import type { DueWork } from '../../jobs/due-work.ts';
import { after, MINUTE } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import { askedAttempt } from './asked.ts';
import type { AttemptState } from './attempt-states.ts';
import { heldRequest } from './held-requests.ts';
import type { ChargeRequest } from '../providers/charge-request.ts';
import { nothingKnown } from '../providers/nothing-known.ts';
import type { Observation } from '../providers/observation.ts';
import { capabilitiesOf, providerByName } from '../providers/registry.ts';
import { submitRefund } from '../refunds/submit-refund.ts';
import { nextSync } from './sync-schedule.ts';
import { syncInBackground } from './sync-in-background.ts';

/** A process that ends while it asks leaves the row due again after this. */
const LEASE_MS = 2 * MINUTE;

const TIME_IS_UP = nothingKnown('expired', 'retry', { decided: 'time' });

/** What this process still holds, else what was written down when it was sent. */
function requestOf({ id, request }: Attempt): ChargeRequest | undefined {
  return heldRequest(id) ?? (request === null ? undefined : (request as unknown as ChargeRequest));
}

/** Repeating the call would start the buyer's page anew: only a provider that can be asked is. */
async function askWaiting(attempt: Attempt): Promise<Observation> {
  const provider = providerByName(attempt.provider);
  if (!capabilitiesOf(provider, attempt.method)?.has('look_up')) return TIME_IS_UP;
  const seen = await provider.inquire(askedAttempt(attempt), undefined);
  return seen.state === 'requires_action' ? TIME_IS_UP : seen;
}

/** What was never sent, or waits for a buyer who left, ends by time; the rest is the provider's to say. */
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
    await db().attempt.update({
      where: { id: attempt.id },
      data: { syncAt: nextSync(state, attempt.syncs, now) },
    });
  } catch (error) {
    log().error({ err: error, attemptId: attempt.id }, 'an attempt could not be reconciled');
  }
}

async function claimAttempts(now: Date, limit: number): Promise<Attempt[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    update attempts set sync_at = ${after(now, LEASE_MS)}, syncs = syncs + 1
     where id in (select id from attempts where sync_at <= ${now}
                   order by sync_at limit ${limit} for update skip locked)
    returning id`;
  return db().attempt.findMany({ where: { id: { in: rows.map(({ id }) => id) } } });
}

async function claimRefunds(now: Date, limit: number): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    update refunds set sync_at = ${after(now, LEASE_MS)}, syncs = syncs + 1
     where id in (select id from refunds where sync_at <= ${now}
                   order by sync_at limit ${limit} for update skip locked)
    returning id`;
  return rows.map(({ id }) => id);
}

async function sendRefund(id: string, now: Date): Promise<void> {
  try {
    await submitRefund(id, now);
  } catch (error) {
    log().error({ err: error, refundId: id }, 'a refund could not be sent');
  }
}

/** Asks about attempts nobody told us about, sends refunds, and closes orders that were never paid. */
export const reconcileAttemptsWork: DueWork = {
  name: 'reconcile-payments',
  run: async (now, limit) => {
    const attempts = await claimAttempts(now, limit);
    for (const attempt of attempts) await reconcile(attempt, now);
    const refunds = await claimRefunds(now, limit);
    for (const id of refunds) await sendRefund(id, now);
    await db().intent.updateMany({
      where: { state: 'requires_method', expiresAt: { lte: now } },
      data: { state: 'expired' },
    });
    return Math.max(attempts.length, refunds.length);
  },
};
