import type { Brand } from '../../brands/schema.ts';
import { after } from '../../kernel/clock.ts';
import { openSeal, sealFor } from '../../security/sealed.ts';
import type { ProviderName } from '../identities/provider-names.ts';
import { INVITATION_MS } from '../limits.ts';
import type { SignupOrigin } from '../signup/signup.ts';

/** The visitor's origin, held until an account exists that it can be stored with. */
export type Visit = Omit<SignupOrigin, 'userAgent' | 'visitorId'> & {
  readonly flowId?: string | undefined;
};

/**
 * A pending account: an address that an identity provider or the staff has vouched for, and nothing else. It
 * exists only in the sealed token, so no personal data is stored before consent.
 */
export type Invitation =
  | {
      readonly kind: ProviderName;
      readonly email: string;
      readonly issuer: string;
      readonly subject: string;
      readonly visit: Visit;
    }
  | { readonly kind: 'external'; readonly email: string };

/** Called once the address is known to be worth an invitation. Writes nothing. */
export function invite(brand: Brand, invitation: Invitation, now: Date): Promise<string> {
  const until = after(now, INVITATION_MS[invitation.kind]);
  return sealFor({ purpose: 'invitation', brandId: brand.id }, invitation, until);
}

/** Content of a token, or undefined when it is forged, expired, or another brand's. */
export function openInvitation(
  brand: Brand,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  return openSeal<Invitation>({ purpose: 'invitation', brandId: brand.id }, token, now);
}
