import type { Brand, Locale } from '../../brands/schema.ts';
import type { Db } from '../../db/client.ts';
import type { Flow } from '../../flows/queries.ts';
import { newSecret } from '../../kernel/ids.ts';
import { linkIdentity } from '../identities/link-identity.ts';
import { markConfirmed } from '../confirmation/mark-confirmed.ts';
import { register, type Registered } from '../signup/register.ts';
import type { SignupOrigin, Vouched } from '../signup/signup.ts';
import type { SignupFields } from '../signup/signup-fields.ts';
import type { Invitation } from './invitation.ts';
import { brandLink } from '../../brands/links.ts';
import { cleanEmail } from '../../identity/email.ts';
import { mailTokenLink, type Recipient } from '../tokens/mail-token-link.ts';

/** Called in the transaction of a signup without a chosen password: mails the link to set one, valid for a week. */
export function mailSetPassword(tx: Db, recipient: Recipient): Promise<void> {
  const { brandId, email, locale } = recipient;
  const againLink = brandLink(brandId, '/forgotPassword', locale);
  return mailTokenLink(
    tx,
    { ...recipient, email: cleanEmail(email) },
    {
      purpose: 'set_password',
      template: 'set_password',
      page: '/resetPassword',
      write: (link) => ({ link, againLink }),
    },
  );
}

type Acceptance = {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly country: string;
  readonly flow: Flow;
  /** None: a visitor of the short form, whose address comes from the link alone. */
  readonly invitation: Invitation | undefined;
  readonly fields: Omit<SignupFields, 'password'>;
  readonly origin: SignupOrigin;
  readonly now: Date;
};

function vouchedBy({ brand, locale, invitation, fields, now }: Acceptance): Vouched {
  if (invitation !== undefined && invitation.kind !== 'external') {
    const { issuer, subject } = invitation;
    return {
      mailbox: true,
      within: async (tx, memberId) => {
        await linkIdentity(tx, { brandId: brand.id, memberId, issuer, subject, now });
        await markConfirmed(tx, memberId, now);
      },
    };
  }
  const { email } = fields;
  return {
    mailbox: false,
    within: (tx: Db, memberId) =>
      mailSetPassword(tx, { brandId: brand.id, memberId, email, locale, now }),
  };
}

/**
 * A visitor who came without choosing a password gives age, region and consents; their data is stored only
 * now. The server generates a random password and mails a link to set one; a visitor who came by an identity provider has
 * none and is confirmed. Raises what `register` raises.
 */
export async function acceptInvitation(acceptance: Acceptance): Promise<Registered> {
  const { fields, invitation, ...rest } = acceptance;
  const email = invitation?.email ?? fields.email;
  const signup = { ...rest, fields: { ...fields, email, password: newSecret() } };
  return register({
    ...signup,
    vouched: vouchedBy({ ...acceptance, fields: { ...fields, email } }),
  });
}
