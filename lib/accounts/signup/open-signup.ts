import { recordConsents, type ConsentTexts } from '../../consents/record-consents.ts';
import { inTransaction } from '../../db/client.ts';
import type { Place } from './find-place.ts';
import { createAccount } from './create-account.ts';
import { cleanEmail } from '../../identity/email.ts';
import { mailConfirmation } from '../confirmation/mail-confirmation.ts';
import { recordOrigin } from './record-origin.ts';
import { inventScreenName } from '../screen-name.ts';
import { startSession } from '../session/start-session.ts';
import type { Signup } from './signup.ts';
import type { CheckedSignup } from './signup-fields.ts';

export type SignupAttempt = Omit<Signup, 'fields'> & {
  readonly fields: CheckedSignup;
  readonly place: Place;
  readonly texts: ConsentTexts;
  readonly passwordHash: string | null;
  /** Private disclosure: a signup returns no session. */
  readonly hidden: boolean;
};

export type Opened = { readonly memberId: string; readonly token: string };

/** The four boxes of a signup, named by what they consent to. */
export function choicesOf(fields: CheckedSignup) {
  const { terms1: terms, terms2: orientation, terms3: marketing, terms4: ofAge } = fields;
  return { terms, orientation, marketing, of_age: ofAge };
}

/**
 * Called by `register` for an address without account. Writes all rows of a new member in one transaction;
 * violates the unique constraint on addresses when a parallel call was first.
 */
export function openSignup(attempt: SignupAttempt): Promise<Opened | undefined> {
  const { brand, locale, place, flow, fields, texts, origin, now } = attempt;
  return inTransaction(async (tx) => {
    const { memberId } = await createAccount(
      tx,
      {
        brandId: brand.id,
        email: fields.email,
        passwordHash: attempt.passwordHash,
        locale,
        ...place,
        gender: fields.gender,
        shownWith: fields.shownWith,
        seeking: fields.seeking,
        age: fields.age,
        ageSince: fields.ageSince ?? now,
        screenName: inventScreenName(locale),
        flow,
        onboardingStep: 'name',
      },
      now,
    );
    await recordOrigin(tx, { memberId, brandId: brand.id, origin, now });
    const choices = choicesOf(fields);
    await recordConsents(tx, {
      memberId,
      brandId: brand.id,
      choices,
      texts,
      source: 'signup',
      now,
    });
    const email = cleanEmail(fields.email);
    await attempt.vouched?.within(tx, memberId);
    if (attempt.vouched?.mailbox !== true)
      await mailConfirmation(tx, { memberId, brandId: brand.id, email, locale, now });
    if (attempt.hidden) return undefined;
    const { token } = await startSession(tx, {
      memberId,
      flowVersionId: flow.id,
      userAgent: origin.userAgent,
      now,
    });
    return { memberId, token };
  });
}
