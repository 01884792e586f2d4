'use client';

import { useTranslations } from 'next-intl';
import type { PaymentOption } from '#lib/payments/options/payment-options.ts';
import { PayMark } from '#components/brand/pay-marks.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { CardMark, CardName } from './card-name.tsx';
import { optionKey } from './option-key.ts';

interface MethodChooserProps {
  options: readonly PaymentOption[];
  /** More options may still be added. */
  more: boolean;
  /** Key of the picked option. */
  value: string | undefined;
  onPick: (key: string) => void;
}

/** Stored cards, and the payment methods that this flow offers; with only one option there is no choice to show. */
export function MethodChooser({ options, more, value, onPick }: MethodChooserProps) {
  const t = useTranslations('payments.method');
  const tCard = useTranslations('checkout.card');
  if (options.length < (more ? 1 : 2)) return null;
  const hasStored = options.some(({ method }) => method === 'stored_card');
  return (
    <RadioGroup
      legend={t('title')}
      name="method"
      layout="column"
      value={value ?? ''}
      options={options.map((offered) => {
        const key = { value: optionKey(offered) };
        if (offered.method !== 'stored_card') {
          const label = offered.method === 'credit_card' && hasStored ? tCard('other') : undefined;
          const mark = <PayMark method={offered.method} />;
          return { ...key, label: label ?? t(offered.method), mark };
        }
        const { cardBrand, expiresOn, isExpired } = offered.details;
        return {
          ...key,
          label: <CardName card={offered.details} />,
          ...(expiresOn !== null && {
            hint: tCard(isExpired ? 'expired' : 'ends', { date: expiresOn }),
          }),
          mark: <CardMark cardBrand={cardBrand} />,
          disabled: isExpired,
        };
      })}
      onPick={onPick}
    />
  );
}
