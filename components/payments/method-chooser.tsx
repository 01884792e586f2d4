'use client';

import { useTranslations } from 'next-intl';
import type { OfferedWay, PayMethod } from '#lib/payments/ways/ways.ts';
import { PayMark } from '#components/brand/pay-marks.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';

interface MethodChooserProps {
  ways: readonly OfferedWay[];
  value: PayMethod | undefined;
  onPick: (method: PayMethod) => void;
}

/** The ways to pay that this flow offers and a provider takes; with one only there is nothing to choose. */
export function MethodChooser({ ways, value, onPick }: MethodChooserProps) {
  const t = useTranslations('payments.method');
  if (ways.length < 2) return null;
  return (
    <RadioGroup
      legend={t('title')}
      name="method"
      layout="column"
      value={value ?? ''}
      options={ways.map(({ method }) => ({
        value: method,
        label: t(method),
        mark: <PayMark method={method} />,
      }))}
      onPick={(picked) => {
        const found = ways.find(({ method }) => method === picked);
        if (found) onPick(found.method);
      }}
    />
  );
}
