import { ArrowLeft, Ban, CalendarCheck, ShieldCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { Offer } from '#lib/payments/offers/offer.ts';

const POINTS = [
  { key: 'free', Icon: Ban },
  { key: 'notStored', Icon: ShieldCheck },
  { key: 'once', Icon: CalendarCheck },
] as const;

interface CheckHeadProps {
  offer: Offer;
  /** When the newest attempt failed, if it did. */
  failedAt: Date | null;
  /** The member's flow requires the check as a proof of age. */
  forAdults: boolean;
  timeZone: string;
  prefix: string;
}

/** What the card check is for, what it requires, and what is stored of it. */
export function CheckHead({ offer, failedAt, forAdults, timeZone, prefix }: CheckHeadProps) {
  const t = useTranslations('checkout.check');
  const format = useFormatter();
  const price = format.number(Number(offer.price), { style: 'currency', currency: offer.currency });
  return (
    <header className="grid gap-4">
      <a
        href={`${prefix}/profile`}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {t('back')}
      </a>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="display text-3xl">{t('title')}</h1>
        <p className="tabular display text-3xl">{price}</p>
      </div>
      <div className="flex items-start gap-4">
        {forAdults && (
          <span className="grid size-12 shrink-0 place-content-center rounded-full border-2 border-current font-semibold">
            <span aria-hidden="true">18+</span>
            <span className="sr-only">{t('adults')}</span>
          </span>
        )}
        <p className="text-lg">{t(forAdults ? 'leadAge' : 'lead')}</p>
      </div>
      <ul className="grid gap-3 rounded-card bg-sunken p-5">
        {POINTS.map(({ key, Icon }) => (
          <li key={key} className="flex items-start gap-3">
            <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
            {t(`points.${key}`, { price })}
          </li>
        ))}
      </ul>
      {failedAt && (
        <p className="text-sm text-ink-soft">
          {t('failed', {
            date: format.dateTime(failedAt, { dateStyle: 'long', timeStyle: 'short', timeZone }),
          })}
        </p>
      )}
    </header>
  );
}
