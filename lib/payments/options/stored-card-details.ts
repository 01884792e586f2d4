import { listStoredCards, type StoredCard } from '../cards/stored-cards.ts';
import { capabilitiesOf } from '../providers/registry.ts';
import type { Provider } from '../providers/provider.ts';
import type { Brand } from '../../brands/schema.ts';

/** A card stored for the member's orders; an expired card is shown but cannot be selected. */
export type StoredCardDetails = Pick<
  StoredCard,
  'cardToken' | 'cardBrand' | 'lastFour' | 'expiresOn' | 'isExpired' | 'isDefault'
>;

type Asked = {
  readonly memberId: string;
  readonly brand: Brand;
  readonly company: string;
  /** The providers that can charge a card now. */
  readonly route: readonly Provider[];
  readonly now: Date;
};

/** The stored cards that can pay this order: of the company that sells it, at a provider of the route. */
export async function storedCardDetails(asked: Asked): Promise<readonly StoredCardDetails[]> {
  const { memberId, brand, company, route, now } = asked;
  const capableProviders = route.filter((one) =>
    capabilitiesOf(one, 'credit_card')?.has('one_click'),
  );
  const cards = await listStoredCards(memberId, brand, now);
  return cards
    .filter((card) => card.isForOrders && card.company === company)
    .filter((card) => capableProviders.some(({ name }) => name === card.provider))
    .map(({ cardToken, cardBrand, lastFour, expiresOn, isExpired, isDefault }) => ({
      cardToken,
      cardBrand,
      lastFour,
      expiresOn,
      isExpired,
      isDefault,
    }));
}
