import { findSession } from '#lib/accounts/session/find-session.ts';
import type { MemberViewer } from '#lib/accounts/viewer.ts';
import { brandById } from '#lib/brands/registry.ts';
import type { Brand } from '#lib/brands/schema.ts';
import { db } from '#lib/db/client.ts';

export function brandOf(id: string): Brand {
  const brand = brandById(id);
  if (!brand) throw new Error(id);
  return brand;
}

/** Who asks with this session token, as a call finds them. */
export async function viewerBy(token: string): Promise<MemberViewer> {
  const found = await findSession(token);
  if (!found) throw new Error('no session');
  return found;
}

/** The secret in the newest mail of a kind to an address. */
export async function tokenFrom(to: string, template: string): Promise<string> {
  const mail = await db().mailMessage.findFirstOrThrow({
    where: { toAddress: to, template },
    orderBy: { id: 'desc' },
  });
  const { link } = mail.data as { link: string };
  return new URL(link).searchParams.get('token') ?? '';
}

export function mailsTo(to: string, template: string): Promise<number> {
  return db().mailMessage.count({ where: { toAddress: to, template } });
}

/** How often somebody appears in search. */
export function listingsOf(profileId: string): Promise<number> {
  return db().profileListing.count({ where: { profileId } });
}
