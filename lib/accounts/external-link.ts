import { brandLink } from '../brands/links.ts';
import type { Brand } from '../brands/schema.ts';
import { isEmail, cleanEmail } from '../identity/email.ts';
import { fail } from '../kernel/errors.ts';
import { invite, openInvitation } from './landings/invitation.ts';
import { readTarget, writeTarget } from './landings/target.ts';

type External = {
  readonly brand: Brand;
  readonly locale: string;
  readonly email: string;
  readonly target: string;
  readonly now: Date;
};

/**
 * For staff who write to people who asked to be contacted: a link that opens a pending account. Raises
 * `email_malformed`.
 */
export async function externalLink(external: External): Promise<string> {
  const { brand, locale, target, now } = external;
  const email = cleanEmail(external.email);
  if (!isEmail(email)) fail('email_malformed');
  const token = await invite(brand, { kind: 'external', email }, now);
  const query = new URLSearchParams({ token, redirect: writeTarget(target) });
  return brandLink(brand.id, `/external_email?${query.toString()}`, locale);
}

type Arrived = { readonly email: string; readonly target: string };

/** Content of such a link, or null when its token or its redirect was not issued here. Changes nothing. */
export async function readExternalLink(
  brand: Brand,
  { token, redirect }: { readonly token: string; readonly redirect: string },
  now: Date,
): Promise<Arrived | null> {
  const invitation = await openInvitation(brand, token, now);
  const target = readTarget(redirect, brand);
  if (invitation?.kind !== 'external' || target === null) return null;
  return { email: invitation.email, target };
}
