import type { ReactNode } from 'react';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'diners' | 'discover' | 'jcb';

/** Our own simple drawings, in the schemes' colours so that they are known at a glance. */
const drawings: Readonly<Record<CardBrand, { name: string; ground: string; art: ReactNode }>> = {
  visa: {
    name: 'Visa',
    ground: '#ffffff',
    art: (
      <g fill="none" stroke="#1a2a7a" strokeWidth="3" transform="skewX(-12) translate(4 0)">
        <path d="M7 10.5l3.8 10.5 4-10.5M19 10v11M31 12.3c-2.4-2-6.6-1.5-6.6.9 0 3.2 6.8 1.8 6.8 5 0 2.6-4.6 3-7.2.9M34 21l4.2-10.5L42 21M35.5 17.8h5.2" />
      </g>
    ),
  },
  mastercard: {
    name: 'Mastercard',
    ground: '#ffffff',
    art: (
      <>
        <circle cx="19.5" cy="16" r="9" fill="#d8232a" />
        <circle cx="28.5" cy="16" r="9" fill="#f39c1f" />
        <path d="M24 8.2a9 9 0 0 1 0 15.6 9 9 0 0 1 0-15.6z" fill="#ec6a21" />
      </>
    ),
  },
  amex: {
    name: 'American Express',
    ground: '#1f6fb8',
    art: (
      <g fill="none" stroke="#ffffff" strokeWidth="2.2">
        <path d="M5 21l4-10 4 10M6.5 17.8h5M16 21V11l4 5.5 4-5.5v10M34 11h-6.5v10H34M27.5 16H33M36.5 11l7 10M43.5 11l-7 10" />
      </g>
    ),
  },
  diners: {
    name: 'Diners Club',
    ground: '#ffffff',
    art: (
      <>
        <circle cx="24" cy="16" r="11" fill="#1a5a96" />
        <circle cx="24" cy="16" r="8" fill="#ffffff" />
        <path d="M22 9.8a6.5 6.5 0 0 0 0 12.4zM26 9.8a6.5 6.5 0 0 1 0 12.4z" fill="#1a5a96" />
      </>
    ),
  },
  discover: {
    name: 'Discover',
    ground: '#ffffff',
    art: (
      <>
        <path d="M48 18v14H18c14-2 24-7 30-14z" fill="#ef7d21" />
        <circle cx="20" cy="14" r="7" fill="#22242b" />
        <circle cx="22.5" cy="13" r="5.2" fill="#ef7d21" />
      </>
    ),
  },
  jcb: {
    name: 'JCB',
    ground: '#ffffff',
    art: (
      <>
        <path d="M9 10a4 4 0 0 1 4-4h5v16a4 4 0 0 1-4 4H9z" fill="#1668b0" />
        <path d="M19.5 10a4 4 0 0 1 4-4h5v16a4 4 0 0 1-4 4h-5z" fill="#c8243a" />
        <path d="M30 10a4 4 0 0 1 4-4h5v16a4 4 0 0 1-4 4h-5z" fill="#2c9440" />
        <g fill="none" stroke="#ffffff" strokeWidth="1.7">
          <path d="M15.5 12.5v5.5a2.2 2.2 0 0 1-4 .8M27 13.8a3 3 0 1 0 0 4.4M32.5 12.5v7h2.6a1.8 1.8 0 0 0 0-3.6h-2.6 2.2a1.7 1.7 0 0 0 0-3.4z" />
        </g>
      </>
    ),
  },
};

const everyCard = Object.keys(drawings) as CardBrand[];

export function CardIcon({ card }: { card: CardBrand }) {
  const { name, ground, art } = drawings[card];
  return (
    <svg viewBox="0 0 48 32" role="img" aria-label={name} className="h-7 w-auto">
      <rect x="0.5" y="0.5" width="47" height="31" rx="4" fill={ground} stroke="#00000026" />
      <g strokeLinejoin="round" strokeLinecap="round">
        {art}
      </g>
    </svg>
  );
}

/** The card schemes that are accepted, for the footer and the payment page. `label` names the list. */
export function CardIcons({
  label,
  cards = everyCard,
}: {
  label: string;
  cards?: readonly CardBrand[];
}) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {cards.map((card) => (
        <li key={card}>
          <CardIcon card={card} />
        </li>
      ))}
    </ul>
  );
}
