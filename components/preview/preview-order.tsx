import type { Offer } from '#lib/payments/offers/offer.ts';
import { OrderSummary } from '#components/payments/order-summary.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';

/** What is shown above the order button, and the button's own label. */
export function PreviewOrder({ offer }: { offer: Offer }) {
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-5 border-t border-line px-(--gutter) py-10">
      <p className="display text-2xl">{offer.planName}</p>
      <OrderSummary offer={offer} />
      <p className="text-sm text-ink-soft">{offer.lines.startNow}</p>
      {offer.lines.guarantee !== undefined && <p className="text-sm">{offer.lines.guarantee}</p>}
      <span className={buttonStyle({ size: 'lg', wide: true })}>{offer.button}</span>
    </section>
  );
}
