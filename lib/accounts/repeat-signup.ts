import { recordConsents } from '../consents/record-consents.ts';
import { db, inTransaction, type Db } from '../db/client.ts';
import { currentFlow } from '../flows/queries.ts';
import { after, MINUTE } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { passwordFits } from '../security/password.ts';
import { mailAccountExists } from './mail-account-exists.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { choicesOf, type Opened, type SignupAttempt } from './open-signup.ts';
import type { KnownMember } from './queries.ts';
import { startSession } from './session/start-session.ts';

/** A second press, a second tab, an answer that was lost: the mail of a moment ago is still on its way. */
async function mailedJustNow(tx: Db, memberId: string, now: Date): Promise<boolean> {
  const fresh = await tx.oneTimeToken.findFirst({
    where: {
      ...{ memberId, purpose: 'confirm_email', usedAt: null },
      createdAt: { gt: after(now, -MINUTE) },
    },
    select: { id: true },
  });
  return fresh !== null;
}

/** The form filled in again: the newest answers hold, the consents are given anew, a mail goes out. */
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
        gender: fields.gender,
        seeking: fields.seeking,
        ageGiven: fields.age,
        ageGivenAt: now,
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

/** The owner of the mailbox learns that they have an account; the page says what it says to everybody. */
async function notifyOwner({ brand, now }: SignupAttempt, member: KnownMember): Promise<undefined> {
  await inTransaction((tx) => mailAccountExists(tx, { ...member, brandId: brand.id }, now));
  return undefined;
}

/** Whether the account was opened in this browser, which told its fingerprint both times. */
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
 * Called by `register` for an address that has an account. An unconfirmed one with the right password
 * goes on where it stopped. With another password nobody has proved to own the address yet, so its
 * mailbox is told how to get in: `welcome_already_sent`. Otherwise raises `fingerprint_taken` in the
 * browser it was opened in, else `email_taken`, or `account_disabled` to whoever knows the password; with
 * private disclosure it raises nothing and writes to the mailbox.
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
