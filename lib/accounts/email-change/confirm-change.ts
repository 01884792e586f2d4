import type { Brand } from '../../brands/schema.ts';
import { afterCommit, inTransaction } from '../../db/client.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { normaliseEmail } from '../../identity/email.ts';
import { forgetViewer } from '../../identity/forget-viewer.ts';
import { markConfirmed } from '../confirmation/mark-confirmed.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { lockForAddress } from '../../known-people/lock-lists.ts';
import { matchAddress } from '../../known-people/match-address.ts';
import { cancelTokens } from '../tokens/cancel-tokens.ts';
import { placeAddress } from './place-address.ts';
import { signupHashOf } from './signup-address.ts';
import { UNDO_CHANGE_EMAIL_MS } from '../limits.ts';

type Confirmation = { readonly brand: Brand; readonly token: string; readonly now: Date };

function applyChange({ brand, token, now }: Confirmation): Promise<string> {
  const confirmHash = hashSecret(token);
  return inTransaction(async (tx) => {
    const change = await tx.emailChange.findUnique({ where: { confirmHash } });
    if (change?.brandId !== brand.id) return fail('token_expired');
    const account = await lockMember(tx, change.memberId);
    if (account.state !== 'active') fail('token_expired');
    const { count } = await tx.emailChange.updateMany({
      where: { id: change.id, confirmHash, state: 'waiting', confirmBy: { gt: now } },
      data: {
        state: 'done',
        changedAt: now,
        // The old address was notified when the change was requested; its undo period starts now.
        ...(change.undoHash === null ? {} : { undoBy: after(now, UNDO_CHANGE_EMAIL_MS) }),
      },
    });
    if (count === 0) fail('token_expired');
    const email = change.newEmail;
    await lockForAddress(tx, brand.id);
    await tx.user.update({
      where: { id: account.id },
      data: {
        email,
        emailNormalised: normaliseEmail(email),
        signupEmailHash: signupHashOf(account),
        emailScore: 1,
        ...(account.emailConfirmedAt === null ? {} : { emailConfirmedAt: now }),
      },
    });
    await matchAddress(tx, { memberId: account.id, brandId: brand.id, email, now });
    // Links in the old mailbox no longer open this account.
    await cancelTokens(tx, account.id, now);
    await markConfirmed(tx, account.id, now);
    afterCommit(tx, () => {
      forgetViewer(account.id);
    });
    return email;
  });
}

/**
 * For the holder of the token that was mailed to the new address, once: it becomes the account's address,
 * proved. Raises `token_expired`, and `email_taken` when another account has taken it meanwhile.
 */
export function confirmEmailChange(confirmation: Confirmation): Promise<string> {
  return placeAddress(() => applyChange(confirmation));
}
