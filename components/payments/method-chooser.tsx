'use client';

import { useTranslations } from 'next-intl';
import { RadioGroup } from '#components/ui/radio-group.tsx';

export type PayMethod = 'credit_card' | 'paypal' | 'applepay' | 'googlepay' | 'mollie';

interface MethodChooserProps {
  methods: readonly PayMethod[];
  value: PayMethod | undefined;
  onPick: (method: PayMethod) => void;
}

/** The ways to pay that this flow offers and a provider takes; with one only there is nothing to choose. */
export function MethodChooser({ methods, value, onPick }: MethodChooserProps) {
  const t = useTranslations('payments.method');
  if (methods.length < 2) return null;
  return (
    <RadioGroup
      legend={t('title')}
      name="method"
      value={value ?? ''}
      options={methods.map((method) => ({ value: method, label: t(method) }))}
      onPick={(picked) => {
        const found = methods.find((method) => method === picked);
        if (found) onPick(found);
      }}
    />
  );
}
