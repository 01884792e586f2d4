import type { Brand } from '../../brands/schema.ts';
import { after, DAY, HOUR } from '../../kernel/clock.ts';
import { openSeal, sealFor } from '../../security/sealed.ts';
import type { SignupOrigin } from '../register.ts';

/** What is remembered of where somebody came from, until they have an account to write it beside. */
export type Visit = Omit<SignupOrigin, 'userAgent' | 'visitorId'> & {
  readonly flowId?: string | undefined;
};

/**
 * A pending account: an address that somebody has vouched for, and nothing else. It lives in the sealed token
 * alone, so nothing of a person is stored before they consented.
 */
export type Invitation =
  | {
      readonly kind: 'google';
      readonly email: string;
      readonly issuer: string;
      readonly subject: string;
      readonly visit: Visit;
    }
  | { readonly kind: 'external'; readonly email: string };

const LIFE = { google: HOUR, external: 30 * DAY } as const;

/** Called once the address is known to be worth asking its owner. Writes nothing. */
export function invite(brand: Brand, invitation: Invitation, now: Date): Promise<string> {
  const until = after(now, LIFE[invitation.kind]);
  return sealFor({ purpose: 'invitation', brandId: brand.id }, invitation, until);
}

/** What a token stands for, or undefined when it is forged, too old, or another brand's. */
export function openInvitation(
  brand: Brand,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  return openSeal<Invitation>({ purpose: 'invitation', brandId: brand.id }, token, now);
}
