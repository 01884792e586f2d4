import { useTranslations } from 'next-intl';
import type { PaymentOption } from '#lib/payments/options/payment-options.ts';

interface NoMethodProps {
  /** The options offered here that do not work on this device. */
  offered: readonly PaymentOption[];
  prefix: string;
}

/** No payment method is left: says why. */
export function NoMethod({ offered, prefix }: NoMethodProps) {
  const t = useTranslations();
  const methods = offered.map(({ method }) => method);
  return (
    <div className="grid gap-2 rounded-card bg-sunken p-5">
      {methods.includes('googlepay') && <p>{t('checkout.google.unavailable')}</p>}
      {methods.includes('applepay') && <p>{t('checkout.apple.unavailable')}</p>}
      <p>
        {t('payments.form.noMethod')}{' '}
        <a href={`${prefix}/contactUs`}>{t('payments.action.contact')}</a>
      </p>
    </div>
  );
}
