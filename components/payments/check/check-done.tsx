import { BadgeCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { CardCheckStatus } from '#lib/payments/orders/read-card-check.ts';
import { buttonStyle } from '#components/ui/button-style.ts';

interface CheckDoneProps {
  passed: NonNullable<CardCheckStatus['passed']>;
  timeZone: string;
  prefix: string;
}

/** For members who have already passed the card check: nothing is asked a second time. */
export function CheckDone({ passed, timeZone, prefix }: CheckDoneProps) {
  const t = useTranslations('checkout.check.done');
  const format = useFormatter();
  const date = format.dateTime(passed.at, { dateStyle: 'long', timeZone });
  return (
    <div className="mx-auto grid min-h-[60dvh] w-full max-w-prose content-center justify-items-start gap-5 px-(--gutter) py-10">
      <BadgeCheck aria-hidden="true" strokeWidth={1.5} className="size-14 text-accent-ink" />
      <h1 className="display text-3xl">{t('title')}</h1>
      <p className="text-lg">{t(passed.by, { date })}</p>
      <a href={`${prefix}/chats`} className={buttonStyle({ size: 'lg' })}>
        {t('action')}
      </a>
    </div>
  );
}
