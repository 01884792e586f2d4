'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { OrderNotice } from '#lib/payments/orders/order-notice.ts';
import { Resend } from '#components/popups/resend.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';

interface NoticeBoxProps {
  notice: OrderNotice;
  prefix: string;
  /** The brand's time zone, for times and dates. */
  timeZone: string;
}

function useValues(notice: OrderNotice, timeZone: string) {
  const format = useFormatter();
  switch (notice.kind) {
    case 'email_unconfirmed':
      return {};
    case 'cap_reached': {
      const money = (minor: number): string =>
        format.number(minor / 100, { style: 'currency', currency: notice.currency });
      return { cap: money(notice.capMinor), spent: money(notice.spentMinor) };
    }
    default:
      return {
        plan: notice.kind === 'subscription_running' ? notice.planName : '',
        date: format.dateTime(notice.until, { dateStyle: 'long', timeZone }),
        time: format.dateTime(notice.until, { timeStyle: 'short', timeZone }),
      };
  }
}

const LIMITS = ['cap_reached', 'cooling_off'];

/** Replaces the form: why an order would be refused now, and what can be done about it. */
export function NoticeBox({ notice, prefix, timeZone }: NoticeBoxProps) {
  const t = useTranslations('payments');
  const values = useValues(notice, timeZone);
  const { kind } = notice;
  const link = buttonStyle({ variant: 'secondary' });
  return (
    <section aria-labelledby="notice" className="grid gap-3 rounded-card bg-sunken p-5">
      <h2 id="notice" className="text-lg font-semibold">
        {t(`notice.${kind}.title`, values)}
      </h2>
      <p>{t(`notice.${kind}.text`, values)}</p>
      {kind === 'email_unconfirmed' ? (
        <div className="grid gap-2 justify-self-start">
          <Resend
            onConfirmed={() => {
              location.reload();
            }}
          />
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <a href={`${prefix}/vip_plan/cred`} className={link}>
            {t('return.plans')}
          </a>
          {LIMITS.includes(kind) && (
            <a href={`${prefix}/profile/money#limits`} className={link}>
              {t('notice.limits')}
            </a>
          )}
        </div>
      )}
    </section>
  );
}
