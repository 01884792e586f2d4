import { externalLink } from '../accounts/external-link.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { db } from '../db/client.ts';
import { audit } from '../audit/audit.ts';

type ExternalLinkRequest = {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly email: string;
  readonly target: string;
  readonly actor: string;
  readonly now: Date;
};

/**
 * For staff: creates a link for a person who asked to be contacted. The link opens a pending account; no
 * personal data is stored, not even in the audit log. Raises `email_malformed`.
 */
export async function writeExternalLink({
  actor,
  ...request
}: ExternalLinkRequest): Promise<string> {
  const link = await externalLink(request);
  const { brand, now } = request;
  await audit(db(), { actor, action: 'write_external_link', subject: brand.id, now });
  return link;
}
