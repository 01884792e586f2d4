import type { Db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { dropWaitingChange } from '../email-change/drop-waiting.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { markConfirmed } from '../confirmation/mark-confirmed.ts';
import type { KnownMember } from '../queries.ts';
import { endAllSessions } from '../session/end-session.ts';
import { cancelTokens } from '../tokens/cancel-tokens.ts';
import { linkIdentity } from './link-identity.ts';
import { PROVIDER_LABELS, type ProviderName } from './provider-names.ts';
import type { ProvenIdentity } from './prove-identity.ts';
import { brandLink } from '../../brands/links.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';

type LinkedAccount = {
  readonly provider: ProviderName;
  readonly memberId: string;
  readonly brandId: string;
  readonly email: string;
  readonly locale: string;
  readonly now: Date;
};

/**
 * Called in the transaction that linked a provider's account to an existing one: notifies the member by mail and
 * links to the page that undoes it.
 */
async function notifyLinked(tx: Db, linked: LinkedAccount): Promise<void> {
  const { provider, memberId, brandId, email: to, locale, now } = linked;
  await enqueueMail(tx, {
    brandId,
    template: 'identity_linked',
    locale,
    to,
    at: now,
    data: {
      link: brandLink(brandId, `/profile/security#${provider}`, locale),
      provider: PROVIDER_LABELS[provider],
    },
    dedupeKey: `identity:${memberId}:${newId(now.getTime())}`,
  });
}

/**
 * The account was opened without proof of the mailbox, and now the mailbox's owner signs in. Revokes every
 * access of the earlier holder: password, passkeys, sessions, mailed links, a pending change of address.
 */
async function dispossess(tx: Db, memberId: string, now: Date): Promise<void> {
  await tx.user.update({ where: { id: memberId }, data: { passwordHash: null } });
  await tx.passkey.deleteMany({ where: { memberId } });
  await cancelTokens(tx, memberId, now);
  await dropWaitingChange(tx, memberId);
  await endAllSessions(tx, memberId, now);
}

/**
 * Called inside the transaction of a sign-in whose address has an account here. Links the two if
 * the provider has verified the address, and notifies the member by mail. Raises `identity_unverified`,
 * `email_taken` when the account is linked to another identity of the provider.
 */
export async function claimAccount(
  tx: Db,
  member: KnownMember,
  identity: ProvenIdentity,
  {
    provider,
    brandId,
    now,
  }: { readonly provider: ProviderName; readonly brandId: string; readonly now: Date },
): Promise<void> {
  if (!identity.emailVerified) fail('identity_unverified');
  const { issuer, subject } = identity;
  const { id: memberId, email, locale } = member;
  const { emailConfirmedAt } = await lockMember(tx, memberId);
  if (await linkIdentity(tx, { brandId, memberId, issuer, subject, now })) {
    await notifyLinked(tx, { provider, memberId, brandId, email, locale, now });
  }
  if (emailConfirmedAt !== null) return;
  await dispossess(tx, memberId, now);
  await markConfirmed(tx, memberId, now);
}
