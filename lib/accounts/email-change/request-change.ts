import type { Brand } from '../../brands/schema.ts';
import { brandSettings } from '../../brands/settings.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { after } from '../../kernel/clock.ts';
import { fail, failField, type ErrorCode } from '../../kernel/errors.ts';
import { hashSecret, newId, newSecret } from '../../kernel/ids.ts';
import { hasBounced } from '../../mail/suppression.ts';
import { takesMail } from '../../mailing/takes-mail.ts';
import { isDisposableEmail } from '../signup/disposable.ts';
import { cleanEmail, isEmail, normaliseEmail } from '../../identity/email.ts';
import { addressIsTaken } from '../profile/queries.ts';
import { lockMember, type LockedMember } from '../../identity/lock-member.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { dropWaitingChange } from './drop-waiting.ts';
import { mailNewAddress, mailOldAddress } from './mail-change.ts';
import { addressHash, signupHashOf } from './signup-address.ts';
import { CHANGE_EMAIL_MS, UNDO_CHANGE_EMAIL_MS } from '../limits.ts';

type EmailChange = {
  readonly brand: Brand;
  readonly member: MemberViewer;
  /** Present address as the form showed it; empty from clients that do not send it. */
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly now: Date;
};

export type Requested = { readonly email: string; readonly valid: boolean; readonly until: Date };

function refuse(code: ErrorCode): never {
  return failField('newEmail', code);
}

/** Checked in the order in which the form shows its errors. */
async function check(tx: Prisma.TransactionClient, change: EmailChange, account: LockedMember) {
  const wanted = normaliseEmail(change.newEmail);
  const present = normaliseEmail(account.email);
  const waiting = await tx.emailChange.findFirst({
    where: { memberId: account.id, state: 'waiting' },
    select: { newEmail: true },
  });
  const shown = change.oldEmail === '' ? present : normaliseEmail(change.oldEmail);
  if (shown !== present && shown !== normaliseEmail(waiting?.newEmail ?? '')) fail('not_found');
  if (wanted === shown) refuse('same_email');
  if (addressHash(account.brandId, wanted) === signupHashOf(account)) refuse('signup_email');
  if (wanted === present) refuse('same_email');
}

async function write(tx: Prisma.TransactionClient, change: EmailChange, account: LockedMember) {
  const { now } = change;
  const { brandId, locale } = account;
  const id = newId(now.getTime());
  const [confirm, undo] = [newSecret(), newSecret()];
  const proved = account.emailConfirmedAt !== null;
  const to = cleanEmail(change.newEmail);
  await dropWaitingChange(tx, account.id);
  await tx.emailChange.create({
    data: {
      id,
      memberId: account.id,
      brandId,
      oldEmail: account.email,
      newEmail: to,
      state: 'waiting',
      confirmHash: hashSecret(confirm),
      createdAt: now,
      mailedAt: now,
      confirmBy: after(now, CHANGE_EMAIL_MS),
      undoHash: proved ? hashSecret(undo) : null,
      undoBy: proved ? after(now, UNDO_CHANGE_EMAIL_MS) : null,
    },
  });
  await mailNewAddress(tx, { brandId, locale, id, to, secret: confirm, now });
  if (proved) {
    await mailOldAddress(tx, { brandId, locale, id, to: account.email, secret: undo, now });
  }
}

/**
 * A member requests another address; the session is enough, since the wire has no password. The present one remains
 * until the link mailed to the new one is used; a confirmed present address is notified at once. With private disclosure an address of another account is
 * accepted like any other, and no link is sent. Raises `email_malformed`, `email_refused`, `same_email`,
 * `signup_email`, `email_taken` (open disclosure only), and `not_found` when `oldEmail` is not the member's.
 */
export async function requestEmailChange(change: EmailChange): Promise<Requested> {
  const { brand, member, newEmail, now } = change;
  if (!isEmail(newEmail)) refuse('email_malformed');
  if (isDisposableEmail(newEmail)) refuse('email_refused');
  const { disclosure } = await brandSettings(brand.id);
  const email = cleanEmail(newEmail);
  await inTransaction(async (tx) => {
    const account = await lockMember(tx, member.memberId);
    await check(tx, change, account);
    const normalised = normaliseEmail(newEmail);
    const taken = await addressIsTaken(tx, {
      brandId: brand.id,
      normalised,
      except: account.id,
    });
    if (taken && disclosure === 'open') refuse('email_taken');
    await write(tx, change, account);
  });
  wakeJobs();
  const valid = !(await hasBounced(brand.id, email)) && (await takesMail(email)) !== 'no';
  return { email, valid, until: after(now, CHANGE_EMAIL_MS) };
}
