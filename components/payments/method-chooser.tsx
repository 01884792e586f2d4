'use client';

import { useTranslations } from 'next-intl';
import type { OfferedWay } from '#lib/payments/ways/ways.ts';
import { PayMark } from '#components/brand/pay-marks.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { CardMark, CardName } from './cards/card-name.tsx';
import { wayKey } from './way-key.ts';

interface MethodChooserProps {
  ways: readonly OfferedWay[];
  /** Others may still come. */
  more: boolean;
  /** Key of the one that is picked. */
  value: string | undefined;
  onPick: (key: string) => void;
}

/** Kept cards, and the ways to pay that this flow offers; with one only there is nothing to choose. */
export function MethodChooser({ ways, more, value, onPick }: MethodChooserProps) {
  const t = useTranslations('payments.method');
  const words = useTranslations('checkout.card');
  if (ways.length < (more ? 1 : 2)) return null;
  const keeps = ways.some(({ method }) => method === 'stored_card');
  return (
    <RadioGroup
      legend={t('title')}
      name="method"
      layout="column"
      value={value ?? ''}
      options={ways.map((offered) => {
        const key = { value: wayKey(offered) };
        if (offered.method !== 'stored_card') {
          const label = offered.method === 'credit_card' && keeps ? words('other') : undefined;
          const mark = <PayMark method={offered.method} />;
          return { ...key, label: label ?? t(offered.method), mark };
        }
        const { cardBrand, expiresOn, isExpired } = offered.way;
        return {
          ...key,
          label: <CardName card={offered.way} />,
          ...(expiresOn !== null && {
            hint: words(isExpired ? 'expired' : 'ends', { date: expiresOn }),
          }),
          mark: <CardMark cardBrand={cardBrand} />,
          disabled: isExpired,
        };
      })}
      onPick={onPick}
    />
  );
}
