'use client';

import { useTranslations } from 'next-intl';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { ORDER, ORDERS, type FindState } from './find-address.ts';

interface OrderFieldProps {
  order: FindState['order'];
  /** The town from which the distance is measured; without one there is no such order. */
  nearTo: string | null;
}

/** The order of the results. */
export function OrderField({ order, nearTo }: OrderFieldProps) {
  const t = useTranslations('discovery.filters.order');
  return (
    <Field label={t('label')} hint={t('hint')}>
      {(control) => (
        <Select
          {...control}
          name={ORDER}
          defaultValue={nearTo === null && order === 'near' ? 'varied' : order}
          options={ORDERS.map((one) => ({
            value: one,
            label:
              one !== 'near' ? t(one) : nearTo === null ? t('noTown') : t('near', { town: nearTo }),
            disabled: one === 'near' && nearTo === null,
          }))}
        />
      )}
    </Field>
  );
}
