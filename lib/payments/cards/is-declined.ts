import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { DECLINED_CARD_WAIT_MS } from '../limits.ts';
import type { Outcome } from '../outcomes.ts';

/** The bank will not change its mind about this card. */
const FINAL: readonly Outcome[] = ['lost_or_stolen', 'already_declined', 'expired_card'];

/**
 * Whether the last of these payments was declined, for good or less than a day ago, so that asking again is
 * useless; card schemes charge for such retries. Missing funds can be there a minute later.
 */
async function isDeclined(where: Prisma.AttemptWhereInput, now: Date): Promise<boolean> {
  const last = await db().attempt.findFirst({
    where: { ...where, state: { in: ['captured', 'refused'] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { state: true, outcome: true, createdAt: true },
  });
  if (last?.state !== 'refused') return false;
  if (FINAL.includes(last.outcome as Outcome)) return true;
  return last.outcome === 'card_declined' && last.createdAt > after(now, -DECLINED_CARD_WAIT_MS);
}

/** Whether a stored card was declined, so that it is refused without asking the provider. */
export function isDeclinedCard(mandateId: string, now: Date): Promise<boolean> {
  return isDeclined({ mandateId }, now);
}

/** The same for a card that the member enters again unchanged, by the hash of `enteredCard`. */
export function isDeclinedEntry(memberId: string, hash: string, now: Date): Promise<boolean> {
  const same = { fingerprints: { some: { kind: 'card', hash } } } as const;
  return isDeclined({ intent: { memberId }, ...same }, now);
}
