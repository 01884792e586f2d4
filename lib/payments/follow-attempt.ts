import type { Prisma } from '../db/generated/client.ts';
import { newId } from '../kernel/ids.ts';
import { fulfilIntent } from './fulfil-intent.ts';
import { INTENT, INTENT_OF_ATTEMPT, isOpen, type IntentState } from './intent-states.ts';
import { postLedger } from './post-ledger.ts';
import type { Observation } from './providers/provider.ts';
import type { LockedAttempt } from './sync-attempt.ts';
import { step } from './transition.ts';

type Tx = Prisma.TransactionClient;

/** Money for an intent that is paid, canceled or expired: booked apart and sent back. */
async function giveBack(tx: Tx, attempt: LockedAttempt, now: Date): Promise<void> {
  if (attempt.amountMinor === 0) return;
  const { id, amountMinor, currency, provider, company } = attempt;
  await postLedger(tx, {
    kind: 'sale',
    uniqueKey: `unearned:${id}`,
    company,
    currency,
    now,
    entries: [
      { account: `receivable:${provider}`, amountMinor },
      { account: 'unearned', amountMinor: -amountMinor },
    ],
  });
  await tx.refund.create({
    data: {
      id: newId(now.getTime()),
      attemptId: id,
      amountMinor,
      currency,
      state: 'requested',
      reason: 'late_success',
      idempotencyKey: `late:${id}`,
      syncAt: now,
      createdAt: now,
      updatedAt: now,
    },
  });
}

/**
 * Called by syncAttempt, after the attempt has changed: the intent follows. Returns true when the
 * intent was fulfilled by it.
 */
export async function followAttempt(
  tx: Tx,
  attempt: LockedAttempt,
  seen: Observation,
  now: Date,
): Promise<boolean> {
  const intent = attempt.intent;
  const state = intent.state as IntentState;
  if (seen.state === 'captured') {
    if (!isOpen(state)) {
      await giveBack(tx, attempt, now);
      return false;
    }
    await tx.intent.update({ where: { id: intent.id }, data: { state: 'succeeded' } });
    await fulfilIntent(tx, attempt, seen, now);
    return true;
  }
  const to = INTENT_OF_ATTEMPT[seen.state];
  if (step(INTENT, state, to) === 'changes') {
    await tx.intent.update({ where: { id: intent.id }, data: { state: to } });
  }
  return false;
}
