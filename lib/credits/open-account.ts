import type { Db } from '../db/client.ts';
import type { CreditBucket } from '../db/generated/enums.ts';
import type { Flow } from '../flows/queries.ts';
import { grantCredits } from './grant-credits.ts';

/**
 * Opens the credit account of a new member with the flow's starting credits. Called by the verbs that create
 * members, in their transaction; a second call changes nothing.
 */
export async function openAccount(tx: Db, memberId: string, flow: Flow, now: Date): Promise<void> {
  await tx.creditAccount.createMany({ data: [{ memberId }], skipDuplicates: true });
  const { icebreakerCredits, likeCredits, freeMessages } = flow.config;
  const starting: readonly (readonly [CreditBucket, number])[] = [
    ['icebreakers', icebreakerCredits],
    ['likes', likeCredits],
    ['free', freeMessages],
  ];
  for (const [bucket, amount] of starting) {
    if (amount === 0) continue;
    await grantCredits(tx, {
      memberId,
      bucket,
      amount,
      reason: 'signup',
      reference: flow.id,
      uniqueKey: `signup:${memberId}:${bucket}`,
      now,
    });
  }
}
