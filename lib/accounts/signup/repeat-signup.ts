import { recordConsents } from '../../consents/record-consents.ts';
import { db, inTransaction, type Db } from '../../db/client.ts';
import { currentFlow } from '../../flows/queries.ts';
import { storedGender } from '../../identity/gender.ts';
import { after, MINUTE } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { passwordFits } from '../../security/password.ts';
import { mailAccountExists } from './mail-account-exists.ts';
import { mailConfirmation } from '../confirmation/mail-confirmation.ts';
import { choicesOf, type Opened, type SignupAttempt } from './open-signup.ts';
import type { KnownMember } from '../queries.ts';
import { startSession } from '../session/start-session.ts';

/** A second press, a second tab or a lost reply: the mail sent a moment ago is still on its way. */
async function mailedJustNow(tx: Db, memberId: string, now: Date): Promise<boolean> {
  const fresh = await tx.oneTimeToken.findFirst({
    where: {
      memberId,
      purpose: 'confirm_email',
      usedAt: null,
      createdAt: { gt: after(now, -MINUTE) },
    },
    select: { id: true },
  });
  return fresh !== null;
}

/** The form was submitted again: stores the newest answers, records the consents again and mails the link. */
function resume(attempt: SignupAttempt, member: KnownMember): Promise<Opened | undefined> {
  const { brand, locale, place, fields, texts, origin, now } = attempt;
  const brandId = brand.id;
  const memberId = member.id;
  return inTransaction(async (tx) => {
    const flow = await currentFlow(brandId, member.flowCode, memberId);
    await tx.user.update({ where: { id: memberId }, data: { ...place, locale } });
    await tx.profile.update({
      where: { memberId },
      data: {
        ...place,
        ...storedGender(fields),
        seeking: fields.seeking,
        ageGiven: fields.age,
        ageGivenAt: fields.ageSince ?? now,
      },
    });
    const choices = choicesOf(fields);
    await recordConsents(tx, { memberId, brandId, choices, texts, source: 'signup_repeat', now });
    if (!(await mailedJustNow(tx, memberId, now))) {
      await mailConfirmation(tx, { memberId, brandId, email: member.email, locale, now });
    }
    if (attempt.hidden) return undefined;
    const { userAgent } = origin;
    const { token } = await startSession(tx, { memberId, flowVersionId: flow.id, userAgent, now });
    return { memberId, token };
  });
}

/** Notifies the owner of the mailbox that the account exists; the page answers as it does for every address. */
async function notifyOwner({ brand, now }: SignupAttempt, member: KnownMember): Promise<undefined> {
  await inTransaction((tx) => mailAccountExists(tx, { ...member, brandId: brand.id }, now));
  return undefined;
}

/** Whether the account was opened in this browser, which sent the same fingerprint both times. */
async function openedHere({ origin }: SignupAttempt, memberId: string): Promise<boolean> {
  const { fingerprint } = origin;
  if (fingerprint === undefined || fingerprint === '') return false;
  const found = await db().attribution.findFirst({
    where: { memberId, fingerprint },
    select: { id: true },
  });
  return found !== null;
}

/**
 * Called by `register` for an address that has an account. An unconfirmed one with the right password is
 * resumed. With another password, the address is still unproved, so login instructions are mailed to it:
 * `welcome_already_sent`. Otherwise raises `fingerprint_taken` in the browser where the account was opened,
 * else `email_taken`, or `account_disabled` for a caller with the password; with private disclosure it raises
 * nothing and mails the mailbox.
 */
export async function repeatSignup(
  attempt: SignupAttempt,
  member: KnownMember,
): Promise<Opened | undefined> {
  const { password } = attempt.fields;
  const right = await passwordFits(member.passwordHash, password);
  const waiting = member.state === 'active' && member.emailConfirmedAt === null;
  if (right && waiting) return resume(attempt, member);
  if (attempt.hidden) return notifyOwner(attempt, member);
  if (right && member.state === 'disabled') fail('account_disabled');
  if (waiting) {
    await notifyOwner(attempt, member);
    fail('welcome_already_sent');
  }
  return fail((await openedHere(attempt, member.id)) ? 'fingerprint_taken' : 'email_taken');
}
