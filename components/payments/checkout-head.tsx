import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Offer } from '#lib/payments/offers/offer.ts';
import { Badge } from '#components/ui/badge.tsx';
import { usePrice } from './use-price.ts';

interface CheckoutHeadProps {
  offer: Offer;
  badge: string | null;
  prefix: string;
}

/** What is being paid for: the plan's name, its price, and a link back to the other plans. */
export function CheckoutHead({ offer, badge, prefix }: CheckoutHeadProps) {
  const t = useTranslations('payments.form');
  const price = usePrice();
  return (
    <header className="grid gap-4">
      <a
        href={`${prefix}/vip_plan/cred`}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {t('back')}
      </a>
      <h1 className="display text-3xl">{t('title')}</h1>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          {offer.planName}
          {badge !== null && <Badge tone="accent">{badge}</Badge>}
        </p>
        <p className="tabular display text-3xl">{price(offer.price, offer.currency)}</p>
      </div>
    </header>
  );
}
