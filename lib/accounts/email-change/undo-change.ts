import type { Brand } from '../../brands/schema.ts';
import { inTransaction } from '../../db/client.ts';
import type { EmailChange, Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { normaliseEmail } from '../../identity/email.ts';
import { eraseAccount } from '../erasure/erase-account.ts';
import { mailReset } from '../password/request-reset.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { lockForAddress } from '../../known-people/lock-lists.ts';
import { matchAddress } from '../../known-people/match-address.ts';
import { endAllSessions } from '../session/end-session.ts';
import { cancelTokens } from '../tokens/cancel-tokens.ts';
import { placeAddress } from './place-address.ts';

type Undo = { readonly brand: Brand; readonly token: string; readonly now: Date };

/**
 * Another person may have signed up with the address meanwhile. Without proof they never owned it, and this
 * link does prove it: erases such an account, which could otherwise be opened only to lock the owner out.
 */
async function freeAddress(
  tx: Prisma.TransactionClient,
  change: EmailChange,
  now: Date,
): Promise<void> {
  const { brandId, oldEmail } = change;
  const emailNormalised = normaliseEmail(oldEmail);
  const holder = await tx.user.findUnique({
    where: { brandId_emailNormalised: { brandId, emailNormalised } },
    select: { id: true, emailConfirmedAt: true },
  });
  if (!holder || holder.id === change.memberId) return;
  if (holder.emailConfirmedAt !== null) fail('email_taken');
  await eraseAccount(tx, holder.id, now);
}

/** Marks this change and all later ones. */
async function markUndone(
  tx: Prisma.TransactionClient,
  change: EmailChange,
  now: Date,
): Promise<void> {
  await tx.emailChange.updateMany({
    where: {
      memberId: change.memberId,
      OR: [
        { id: change.id },
        { createdAt: { gte: change.createdAt }, state: { in: ['waiting', 'done'] } },
      ],
    },
    data: { state: 'undone', undoneAt: now },
  });
}

function undo({ brand, token, now }: Undo): Promise<string> {
  const undoHash = hashSecret(token);
  return inTransaction(async (tx) => {
    const found = await tx.emailChange.findUnique({ where: { undoHash } });
    if (found?.brandId !== brand.id) return fail('token_expired');
    const account = await lockMember(tx, found.memberId);
    const change = await tx.emailChange.findFirst({
      where: { undoHash, state: { in: ['waiting', 'done', 'replaced'] }, undoBy: { gt: now } },
    });
    if (!change || account.state === 'erased') return fail('token_expired');
    await lockForAddress(tx, brand.id);
    await freeAddress(tx, change, now);
    await markUndone(tx, change, now);
    const { oldEmail: email, memberId, brandId, createdAt } = change;
    await tx.user.update({
      where: { id: memberId },
      data: { email, emailNormalised: normaliseEmail(email), passwordHash: null, emailScore: 1 },
    });
    await matchAddress(tx, { memberId, brandId, email, now });
    await tx.identity.deleteMany({ where: { memberId, linkedAt: { gte: createdAt } } });
    await tx.passkey.deleteMany({ where: { memberId, createdAt: { gte: createdAt } } });
    await cancelTokens(tx, memberId, now);
    await endAllSessions(tx, memberId, now);
    await mailReset(tx, { memberId, brandId, email, locale: account.locale, now });
    return email;
  });
}

/**
 * For the holder of the token that was mailed to the old address, once: that address becomes the account's
 * again. A session was enough to request the change, and with the new address the requester could set a password of
 * their own: it is revoked, every session ends, a Google account linked or a passkey added since is removed, and a link
 * for a new password is mailed to the old address. Raises `token_expired`, and `email_taken` when another account has
 * proved the address meanwhile.
 */
export function undoEmailChange(request: Undo): Promise<string> {
  return placeAddress(() => undo(request));
}
