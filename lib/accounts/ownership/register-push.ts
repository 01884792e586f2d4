import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret, newId } from '../../kernel/ids.ts';
import type { MemberViewer } from '../viewer.ts';
import { requireSelf } from './require-self.ts';

/** More devices than anybody carries; the oldest give way. */
const MOST_DEVICES = 10;

type Device = {
  readonly member: MemberViewer;
  readonly named: string | undefined;
  readonly token: string;
  readonly now: Date;
};

/**
 * A member's device may be pushed to while its session lives. A device that another account registered
 * before is that one's no more. Raises `not_found`, `push_token_refused`.
 */
export async function registerPush({ member, named, token, now }: Device): Promise<void> {
  requireSelf(member, named);
  if (token.trim() === '') fail('push_token_refused');
  const { memberId, sessionId } = member;
  const tokenHash = hashSecret(token);
  await inTransaction(async (tx) => {
    await tx.pushRegistration.deleteMany({ where: { tokenHash, NOT: { memberId } } });
    await tx.pushRegistration.upsert({
      where: { memberId_tokenHash: { memberId, tokenHash } },
      create: { id: newId(now.getTime()), memberId, sessionId, token, tokenHash, createdAt: now },
      update: { sessionId },
    });
    const surplus = await tx.pushRegistration.findMany({
      where: { memberId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: MOST_DEVICES,
      select: { id: true },
    });
    await tx.pushRegistration.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
  });
}
