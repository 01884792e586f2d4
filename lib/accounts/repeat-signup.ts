import { brandLink } from '../brands/links.ts';
import { recordConsents } from '../consents/record-consents.ts';
import { inTransaction } from '../db/client.ts';
import { currentFlow } from '../flows/queries.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { verifyPassword } from '../security/password.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { choicesOf, type Opened, type SignupAttempt } from './open-signup.ts';
import type { KnownMember } from './queries.ts';
import { startSession } from './session/start-session.ts';

/** The form filled in again: the newest answers hold, the consents are given anew, another mail goes out. */
function resume(attempt: SignupAttempt, member: KnownMember): Promise<Opened | undefined> {
  const { brand, locale, place, fields, texts, origin, now } = attempt;
  const brandId = brand.id;
  const memberId = member.id;
  return inTransaction(async (tx) => {
    const flow = await currentFlow(brandId, member.flowCode);
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
    await mailConfirmation(tx, { memberId, brandId, email: member.email, locale, now });
    if (attempt.hidden) return undefined;
    const { userAgent } = origin;
    const { token } = await startSession(tx, { memberId, flowVersionId: flow.id, userAgent, now });
    return { memberId, token };
  });
}

/** The owner of the mailbox learns that they have an account; the page says what it says to everybody. */
async function tellOwner({ brand, now }: SignupAttempt, member: KnownMember): Promise<undefined> {
  const link = (path: string): string => brandLink(brand.id, path, member.locale);
  await inTransaction((tx) =>
    enqueueMail(tx, {
      brandId: brand.id,
      template: 'account_exists',
      locale: member.locale,
      to: member.email,
      data: { loginLink: link('/login'), resetLink: link('/forgotPassword') },
      dedupeKey: `exists:${member.id}:${newId(now.getTime())}`,
      at: now,
    }),
  );
  return undefined;
}

/**
 * Called by `register` for an address that has an account. An unconfirmed one with the right password
 * goes on where it stopped. Otherwise raises `email_taken`, or `account_disabled` to whoever knows the
 * password; with private disclosure it raises nothing and writes to the mailbox.
 */
export async function repeatSignup(
  attempt: SignupAttempt,
  member: KnownMember,
): Promise<Opened | undefined> {
  const { password } = attempt.fields;
  const right =
    member.passwordHash !== null && (await verifyPassword(member.passwordHash, password));
  if (right && member.state === 'active' && member.emailConfirmedAt === null) {
    return resume(attempt, member);
  }
  if (attempt.hidden) return tellOwner(attempt, member);
  return fail(right && member.state === 'disabled' ? 'account_disabled' : 'email_taken');
}
