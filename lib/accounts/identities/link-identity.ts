import { inTransaction, type Db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { endAllSessions } from '../session/end-session.ts';
import { PROVIDERS } from './provider.ts';
import type { ProviderName } from './provider-names.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

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

/**
 * A member unlinks their account of a provider; every other session ends. Raises `not_found` when none is linked,
 * `password_unset` without a password, which remains when every provider is gone.
 */
export function unlinkIdentity(
  member: MemberViewer,
  provider: ProviderName,
  now: Date,
): Promise<void> {
  const { memberId, sessionId } = member;
  const issuer = PROVIDERS[provider].issuer();
  return inTransaction(async (tx) => {
    const { passwordHash } = await lockMember(tx, memberId);
    const { count } = await tx.identity.deleteMany({ where: { memberId, issuer } });
    if (count === 0) fail('not_found');
    if (passwordHash === null) fail('password_unset');
    await endAllSessions(tx, memberId, now, sessionId);
  });
}
