import type { ReactNode } from 'react';
import type { Method } from '#lib/payments/providers/capabilities.ts';
import { CardIcon } from './card-icons.tsx';

/** The word "Pay" as outlines, beside a wallet's symbol. */
const pay =
  'M24.4 22.5V11.3h2.9c4.2 0 4.2 6.2 0 6.2h-2.9M36.6 17v5.5M36.6 19.8a2.5 2.7 0 1 1-5 0a2.5 2.7 0 1 1 5 0M39.4 17l2.4 5.4M44.3 17l-2.9 7c-.5 1.2-1.1 1.8-2.2 1.7';

/** Our own simple drawings, in each wallet's colours so that it is known at a glance. */
const drawings: Readonly<
  Record<Exclude<Method, 'credit_card'>, { ground: string; art: ReactNode }>
> = {
  paypal: {
    ground: '#ffffff',
    art: (
      <g fill="none" strokeWidth="3.4">
        <path d="M20.5 25l2.4-14h4.6c5.4 0 5.2 7.6-.8 7.6h-4" stroke="#1b9bd8" />
        <path d="M15.5 22l2.6-15h5c5.6 0 5.2 8-1 8h-4.2" stroke="#15317e" />
      </g>
    ),
  },
  applepay: {
    ground: '#000000',
    art: (
      <g fill="#ffffff">
        <path
          transform="translate(1.4 2.6) scale(.84)"
          d="M16.4 8.2c.9-1 1.4-2.2 1.3-3.5-1.3.1-2.6.8-3.4 1.8-.8.9-1.3 2.1-1.2 3.3 1.3.1 2.5-.6 3.3-1.6zM17.7 10.3c-1.8-.1-3.3 1-4.2 1s-2.2-1-3.6-.9c-4.9.2-5.6 7.4-2.3 12.3.9 1.3 1.9 2.7 3.3 2.6 1.3 0 1.8-.8 3.4-.8s2 .8 3.4.8 2.3-1.3 3.2-2.5c1-1.4 1.4-2.8 1.4-2.9-3.2-1.4-3.7-5.8-.5-7.7-1-1.2-2.5-1.9-4.1-1.9z"
        />
        <path d={pay} fill="none" stroke="#ffffff" strokeWidth="2" />
      </g>
    ),
  },
  googlepay: {
    ground: '#ffffff',
    art: (
      <g fill="none">
        <g transform="translate(0.2 3.2) scale(.84)" strokeWidth="3">
          <path d="M19.2 11.4a6.4 6.4 0 0 0-9.7 1.2" stroke="#e5443a" />
          <path d="M9.5 12.6a6.4 6.4 0 0 0 0 6.8" stroke="#f3b50c" />
          <path d="M9.5 19.4a6.4 6.4 0 0 0 9.2 1.6" stroke="#31a34f" />
          <path d="M18.7 21a6.4 6.4 0 0 0 2.4-4.6h-6" stroke="#3f7de8" />
        </g>
        <path d={pay} stroke="#4a4d52" strokeWidth="2" />
      </g>
    ),
  },
  mollie: {
    ground: '#ffffff',
    art: (
      <g fill="none" stroke="#12131a" strokeWidth="2.6">
        <path d="M12 14l12-7 12 7zM15.5 17.5v5M21.2 17.5v5M26.8 17.5v5M32.5 17.5v5M12 26h24" />
      </g>
    ),
  },
};

function Mark({ wallet }: { wallet: keyof typeof drawings }) {
  const { ground, art } = drawings[wallet];
  return (
    <svg viewBox="0 0 48 32" className="h-7 w-auto">
      <rect x="0.5" y="0.5" width="47" height="31" rx="4" fill={ground} stroke="#00000026" />
      <g strokeLinejoin="round" strokeLinecap="round">
        {art}
      </g>
    </svg>
  );
}

/** The logo of a payment method, shown beside its name. */
export function PayMark({ method }: { method: Method }) {
  return (
    <span
      aria-hidden="true"
      className="flex shrink-0 gap-1.5 max-[15rem]:shrink max-[15rem]:flex-wrap"
    >
      {method === 'credit_card' ? (
        <>
          <CardIcon card="visa" />
          <CardIcon card="mastercard" />
        </>
      ) : (
        <Mark wallet={method} />
      )}
    </span>
  );
}
