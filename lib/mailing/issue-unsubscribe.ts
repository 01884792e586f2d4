import type { Db } from '../db/client.ts';
import { brandLink, brandOrigin } from '../brands/links.ts';
import type { Brand } from '../brands/schema.ts';
import { hashSecret, newId, newSecret } from '../kernel/ids.ts';

/** What an unsubscribe link stops: marketing mail, or notices by mail. */
export type Stops = 'unsubscribe' | 'unsubscribe_notices';

type Recipient = {
  readonly brand: Brand;
  readonly locale: string;
  readonly address: string;
  readonly stops: Stops;
  readonly now: Date;
};

export type UnsubscribeLinks = {
  /** The page with the unsubscribe button. */
  readonly page: string;
  /** Address that a mail program posts to (RFC 8058); opened in a browser it leads to the page. */
  readonly oneClick: string;
};

/**
 * Called when marketing or a notice is rendered: permanent links that unsubscribe its recipient. Null for an
 * address without an account.
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
      id: newId(now.getTime()),
      memberId: member.id,
      purpose: stops,
      hash: hashSecret(secret),
      email: address,
      createdAt: now,
      expiresAt: null,
    },
  });
  return {
    page: brandLink(brand.id, `/unsubscribe?token=${secret}`, locale),
    oneClick: `${brandOrigin(brand)}/api/mail/one-click?token=${secret}`,
  };
}
