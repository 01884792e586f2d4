import { brandSettings } from '../../brands/settings.ts';
import { consentTextsFor } from '../../consents/queries.ts';
import { refuseOutdated } from '../../consents/refuse-outdated.ts';
import { isDuplicate } from '../../db/violations.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { metrics } from '../../kernel/metrics.ts';
import { hashPassword, passwordFits } from '../../security/password.ts';
import { normaliseEmail } from '../../identity/email.ts';
import { spendMailbox } from '../../mail/mailbox-budget.ts';
import { findPlace, type Place } from './find-place.ts';
import { memberByEmail } from '../queries.ts';
import { openSignup, type Opened } from './open-signup.ts';
import { repeatSignup } from './repeat-signup.ts';
import type { Signup } from './signup.ts';
import { signupRedirect } from './signup-redirect.ts';
import { isComplete, signupFaults, type CheckedSignup } from './signup-fields.ts';

export type Registered =
  | ({ readonly kind: 'entered' } & Opened)
  /** Private disclosure: the result is mailed only to the owner of the mailbox. */
  | { readonly kind: 'mail_sent' };

async function check({
  fields,
  country,
}: Signup): Promise<{ fields: CheckedSignup; place: Place }> {
  const { region, city, province } = fields;
  const place = await findPlace({ country, region, city, province });
  const faults = signupFaults(fields, place !== null);
  const [first] = faults;
  if (first) fail(first.code, {}, faults);
  if (!isComplete(fields) || !place) return fail('input_invalid');
  return { fields, place };
}

/** Some visitors are redirected to another of our sites, or to a partner's: nothing about them is stored here. */
async function sendElsewhere({ brand, locale, country, origin }: Signup): Promise<void> {
  const { source, campaignId } = origin;
  const to = await signupRedirect({ brandId: brand.id, locale, source, campaignId, country });
  if (to !== undefined) fail('redirect_elsewhere', { to });
}

function toRegistered(opened: Opened | undefined): Registered {
  return opened ? { kind: 'entered', ...opened } : { kind: 'mail_sent' };
}

/**
 * A visitor opens an account: member, profile, origin, flow, credits, consents, confirmation mail and session
 * in one transaction, or nothing. Raises the form's errors in its order, `redirect_elsewhere` with `to`,
 * `consent_outdated`, `too_many_registrations`, `email_taken`, `fingerprint_taken`, `welcome_already_sent` and
 * `account_disabled`; on a brand with private disclosure the reply is the same for every address.
 */
export async function register(signup: Signup): Promise<Registered> {
  const { brand, locale, vouched } = signup;
  const proven = vouched?.mailbox === true;
  const checked = await check(signup);
  await sendElsewhere(signup);
  const [{ disclosure }, texts, passwordHash] = await Promise.all([
    brandSettings(brand.id),
    consentTextsFor(brand, locale),
    // Hashed before the address is looked up: a known address must not be answered faster.
    proven ? null : hashPassword(checked.fields.password),
  ]);
  refuseOutdated(texts, checked.fields.readVersions);
  if (!proven) await spendMailbox(normaliseEmail(checked.fields.email), 'too_many_registrations');
  const hidden = disclosure === 'private' && !proven;
  const attempt = { ...signup, ...checked, texts, passwordHash, hidden };
  try {
    const existing = await memberByEmail(brand.id, checked.fields.email);
    // A known address has its password checked: with private disclosure an unknown one must take as long.
    if (!existing && hidden) await passwordFits(null, checked.fields.password);
    if (existing) return toRegistered(await repeatSignup(attempt, existing));
    const opened = await openSignup(attempt);
    metrics.signups.inc({ brand: brand.id });
    return toRegistered(opened);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // A concurrent call has opened an account with this address.
    const existing = await memberByEmail(brand.id, checked.fields.email);
    if (!existing) throw error;
    return toRegistered(await repeatSignup(attempt, existing));
  } finally {
    wakeJobs();
  }
}
