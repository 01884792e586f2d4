import type { Prisma } from '../../db/generated/client.ts';
import { newId } from '../../kernel/ids.ts';
import { FAILED } from '../attempts/attempt-states.ts';
import type { Observation } from '../providers/observation.ts';
import type { LockedAttempt } from '../attempts/locked-attempt.ts';

/** Called by syncAttempt: stores the result of each attempt of a card check, passed or not. One row per attempt. */
export async function recordCardCheck(
  tx: Prisma.TransactionClient,
  attempt: LockedAttempt,
  seen: Observation,
  now: Date,
): Promise<void> {
  const { id: attemptId, intent, provider, method } = attempt;
  const passed = seen.state === 'captured';
  if (intent.purpose !== 'card_check' || !(passed || FAILED.has(seen.state))) return;
  const decided = {
    passed,
    outcome: seen.outcome,
    at: now,
    threeDs: attempt.threeDs || seen.threeDs,
  };
  const { memberId, brandId } = intent;
  await tx.cardCheck.upsert({
    where: { attemptId },
    // A bank may approve after it refused.
    update: decided,
    create: {
      id: newId(now.getTime()),
      memberId,
      brandId,
      attemptId,
      provider,
      method,
      ...decided,
    },
  });
}
