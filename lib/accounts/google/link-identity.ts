import type { Db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';

type Link = {
  readonly brandId: string;
  readonly memberId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly now: Date;
};

/**
 * Called in the transaction of a function that has just proved both sides. Writes one row, or returns false
 * when it exists; raises `email_taken` when the identity is linked to another member of the brand, or the
 * member has another identity of this provider.
 */
export async function linkIdentity(tx: Db, link: Link): Promise<boolean> {
  const { brandId, memberId, issuer, subject, now } = link;
  const taken = await tx.identity.findFirst({
    where: { issuer, OR: [{ brandId, subject }, { memberId }] },
    select: { memberId: true, subject: true },
  });
  // Another tab linked it first, which is the wanted result.
  if (taken?.memberId === memberId && taken.subject === subject) return false;
  if (taken) fail('email_taken');
  await tx.identity.create({
    data: {
      id: newId(now.getTime()),
      brandId,
      memberId,
      issuer,
      subject,
      linkedAt: now,
      lastUsedAt: now,
    },
  });
  return true;
}
