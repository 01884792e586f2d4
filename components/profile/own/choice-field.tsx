'use client';

import { useTranslations } from 'next-intl';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';

interface ChoiceFieldProps<V extends string> {
  name: 'children' | 'smoking' | 'drinking' | 'height';
  values: readonly V[];
  labelOf: (value: V) => string;
  value: V | null;
  onPick: (value: V | null) => void;
  error: string | undefined;
}

/** One of a list, or nothing said. */
export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  const { name, values, labelOf, value, onPick, error } = props;
  const t = useTranslations('answers');
  return (
    <Field label={t(`facts.${name}`)} error={error}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value ?? ''}
          placeholder={t('intent.unsaid')}
          options={values.map((one) => ({ value: one, label: labelOf(one) }))}
          onChange={({ target }) => {
            onPick(values.find((one) => one === target.value) ?? null);
          }}
        />
      )}
    </Field>
  );
}
