import { brandLink } from '../../brands/links.ts';
import type { Db } from '../../db/client.ts';
import type { LockedMember } from '../../identity/lock-member.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';

type Change = {
  readonly account: LockedMember;
  readonly passkeyId: string;
  readonly template: 'passkey_added' | 'passkey_removed';
  readonly now: Date;
};

/** Call inside the transaction that adds or removes a passkey: notifies the member by mail. */
export async function notifyPasskey(
  tx: Db,
  { account, passkeyId, template, now }: Change,
): Promise<void> {
  const { brandId, locale, email: to } = account;
  await enqueueMail(tx, {
    brandId,
    template,
    locale,
    to,
    at: now,
    data: { link: brandLink(brandId, '/profile/security#passkeys', locale) },
    dedupeKey: `${template}:${passkeyId}`,
  });
}
