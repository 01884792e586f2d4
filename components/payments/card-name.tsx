import { CreditCard } from 'lucide-react';
import { CardIcon, type CardBrand } from '#components/brand/card-icons.tsx';

/** The provider's short names of the schemes for which there is a drawing. */
const SCHEMES: Readonly<Record<string, { readonly name: string; readonly icon: CardBrand }>> = {
  visa: { name: 'Visa', icon: 'visa' },
  mc: { name: 'Mastercard', icon: 'mastercard' },
  amex: { name: 'American Express', icon: 'amex' },
  diners: { name: 'Diners Club', icon: 'diners' },
  discover: { name: 'Discover', icon: 'discover' },
  jcb: { name: 'JCB', icon: 'jcb' },
};

const schemeOf = (cardBrand: string | null) => SCHEMES[cardBrand ?? ''];

type Shown = { readonly cardBrand: string | null; readonly lastFour: string };

/** A stored card as its holder knows it: the scheme and the last four digits. */
export function CardName({ card: { cardBrand, lastFour } }: { card: Shown }) {
  const name = schemeOf(cardBrand)?.name;
  return (
    <span className="tabular whitespace-nowrap max-[15rem]:whitespace-normal">
      {name !== undefined && `${name} `}
      <span aria-hidden="true">•••• </span>
      {lastFour}
    </span>
  );
}

export function CardMark({ cardBrand }: Pick<Shown, 'cardBrand'>) {
  const scheme = schemeOf(cardBrand);
  return (
    <span aria-hidden="true" className="shrink-0">
      {scheme ? (
        <CardIcon card={scheme.icon} />
      ) : (
        <CreditCard strokeWidth={1.75} className="size-7" />
      )}
    </span>
  );
}
