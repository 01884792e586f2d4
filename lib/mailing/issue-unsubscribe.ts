import type { Db } from '../db/client.ts';
import { brandLink, brandOrigin } from '../brands/links.ts';
import type { Brand } from '../brands/schema.ts';
import { hashSecret, newId, newSecret } from '../kernel/ids.ts';

/** What a link takes its recipient off: the list of news, or the notices by mail. */
export type Stops = 'unsubscribe' | 'unsubscribe_notices';

type Recipient = {
  readonly brand: Brand;
  readonly locale: string;
  readonly address: string;
  readonly stops: Stops;
  readonly now: Date;
};

export type UnsubscribeLinks = {
  /** The page with the button. */
  readonly page: string;
  /** What a mail program posts to by itself (RFC 8058); opened in a browser it leads to the page. */
  readonly oneClick: string;
};

/**
 * Called when marketing or a notice is written: links that take its recipient off, for ever. Null for an
 * address that is no member's.
 */
export async function issueUnsubscribe(
  tx: Db,
  { brand, locale, address, stops, now }: Recipient,
): Promise<UnsubscribeLinks | null> {
  const member = await tx.user.findUnique({
    where: {
      brandId_emailNormalised: { brandId: brand.id, emailNormalised: address.toLowerCase() },
    },
    select: { id: true },
  });
  if (!member) return null;
  const secret = newSecret();
  await tx.oneTimeToken.create({
    data: {
      ...{ id: newId(now.getTime()), memberId: member.id, purpose: stops },
      ...{ hash: hashSecret(secret), email: address, createdAt: now, expiresAt: null },
    },
  });
  return {
    page: brandLink(brand.id, `/unsubscribe?token=${secret}`, locale),
    oneClick: `${brandOrigin(brand)}/api/mail/one-click?token=${secret}`,
  };
}
