import { grantCredits } from '#lib/credits/grant-credits.ts';
import { inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember, type CreatedMember } from './member.ts';

/** Two members who may write to each other, the first with free messages to spend. */
export async function createPair(
  freeMessages: number,
): Promise<readonly [CreatedMember, CreatedMember]> {
  const writer = await createMember({ gender: 'man', seeking: 'woman' });
  const reader = await createMember({ gender: 'woman', seeking: 'man' });
  const now = clock.now();
  await inTransaction((tx) =>
    grantCredits(tx, {
      memberId: writer.memberId,
      bucket: 'free',
      amount: freeMessages,
      reason: 'gift',
      reference: 'test',
      uniqueKey: `test:${newId()}`,
      now,
    }),
  );
  return [writer, reader];
}
