'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { OrderNotice } from '#lib/payments/order-notice.ts';
import { Resend } from '#components/popups/resend.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';

interface NoticeBoxProps {
  notice: OrderNotice;
  prefix: string;
  /** The brand's; hours and dates are those of its country. */
  timeZone: string;
}

/** In place of the form: why an order would be refused now, and what can be done about it. */
export function NoticeBox({ notice, prefix, timeZone }: NoticeBoxProps) {
  const t = useTranslations('payments');
  const format = useFormatter();
  const { kind } = notice;
  const plan = kind === 'subscription_running' ? notice.planName : '';
  const until = kind === 'email_unconfirmed' ? null : notice.until;
  const values = {
    plan,
    date: until ? format.dateTime(until, { dateStyle: 'long', timeZone }) : '',
    time: until ? format.dateTime(until, { timeStyle: 'short', timeZone }) : '',
  };
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
        <a
          href={`${prefix}/vip_plan/cred`}
          className={`${buttonStyle({ variant: 'secondary' })} justify-self-start`}
        >
          {t('return.plans')}
        </a>
      )}
    </section>
  );
}
