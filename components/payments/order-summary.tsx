import { useTranslations } from 'next-intl';
import type { Offer } from '#lib/payments/offers/offer.ts';

/** A check starts nothing that could be renewed, ended or withdrawn from. */
const OF_CHECKS = ['service', 'total', 'period'] as const;
const LINES = ['service', 'total', 'period', 'nextCharge', 'minimumTerm', 'cancellation'] as const;

/** The whole offer, directly above the order button, in the text that is stored with the order. */
export function OrderSummary({ offer }: { offer: Offer }) {
  const t = useTranslations('payments.form');
  const isCheck = offer.kind === 'card_check';
  const lines = isCheck ? OF_CHECKS : LINES;
  return (
    <section aria-labelledby="order-summary" className="grid gap-3">
      <h2 id="order-summary" className="text-lg font-semibold">
        {t(isCheck ? 'summaryCheck' : 'summary')}
      </h2>
      <dl className="grid rounded-card bg-sunken px-4 py-2">
        {lines.map((line) => (
          <div
            key={line}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-2.5 last:border-b-0 desk:grid-cols-[11rem_1fr]"
          >
            <dt className="text-sm text-ink-soft desk:pt-0.5">{t(line)}</dt>
            <dd className={line === 'total' ? 'tabular text-lg font-semibold' : 'text-sm'}>
              {offer.lines[line]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
