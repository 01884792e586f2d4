import { externalLink } from '../accounts/external-link.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { db } from '../db/client.ts';
import { audit } from './audit.ts';

type ExternalLinkRequest = {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly email: string;
  readonly target: string;
  readonly actor: string;
  readonly now: Date;
};

/**
 * Staff make a link for somebody who asked to be written to: it opens a pending account, and nothing of the
 * person is stored, here neither. Raises `email_malformed`.
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
