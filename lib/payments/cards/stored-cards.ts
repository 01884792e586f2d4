import type { Brand } from '../../brands/schema.ts';
import { db } from '../../db/client.ts';
import { isExpired } from './is-expired.ts';

export type StoredCard = {
  /** Identifies the card on the wire; authorises no payment without an order token. */
  readonly cardToken: string;
  readonly cardBrand: string | null;
  readonly lastFour: string;
  /** MM/YYYY */
  readonly expiresOn: string | null;
  readonly isExpired: boolean;
  /** The member agreed to pay later orders with it. */
  readonly isForOrders: boolean;
  readonly isDefault: boolean;
  /** A subscription renews with it. */
  readonly isForRenewal: boolean;
};

/** The provider that stores a card, and for which company: the card can be charged only there. */
export type MandateSource = { readonly provider: string; readonly company: string };

type Zone = Pick<Brand, 'timezone'>;

/** The cards that providers store for a member, the preferred one first. Excludes stored wallets. */
export async function listStoredCards(
  memberId: string,
  { timezone }: Zone,
  now: Date,
): Promise<readonly (StoredCard & MandateSource)[]> {
  const rows = await db().mandate.findMany({
    where: { memberId, state: 'valid', lastFour: { not: null } },
    orderBy: [
      { preferredAt: { sort: 'desc', nulls: 'last' } },
      { createdAt: 'desc' },
      { id: 'desc' },
    ],
    include: {
      subscriptions: { where: { endedAt: null, cancelAtPeriodEnd: false }, select: { id: true } },
    },
  });
  const cards = rows.map((row) => ({
    cardToken: row.publicId,
    cardBrand: row.cardBrand,
    lastFour: row.lastFour ?? '',
    expiresOn: row.expiresOn,
    isExpired: isExpired(row.expiresOn, timezone, now),
    isForOrders: row.uses.includes('one_click'),
    isForRenewal: row.subscriptions.length > 0,
    provider: row.provider,
    company: row.company,
  }));
  const preferred = cards.find((card) => card.isForOrders && !card.isExpired);
  return cards.map((card) => ({ ...card, isDefault: card === preferred }));
}

/** The cards as the member sees them, without provider and company, which are internal. */
export async function ownCards(
  ...asked: Parameters<typeof listStoredCards>
): Promise<readonly StoredCard[]> {
  const storedCards = await listStoredCards(...asked);
  return storedCards.map(({ provider: _provider, company: _company, ...card }) => card);
}
