'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Combobox } from '#components/ui/combobox.tsx';
import { Field } from '#components/ui/field.tsx';
import { keyOf, placeOf, placeOptions, type PickedPlace } from './place-options.ts';

interface PlaceFieldProps {
  country: string;
  picked: PickedPlace | undefined;
  onPick: (place: PickedPlace | undefined) => void;
  error?: string | undefined;
}

/** Suggests places from the third letter on. Only a picked place counts, not the typed text. */
export function PlaceField({ country, picked, onPick, error }: PlaceFieldProps) {
  const t = useTranslations('accounts.place');
  const load = useMemo(() => placeOptions(country), [country]);
  return (
    <Field label={t('label')} hint={error === undefined ? t('hint') : undefined} error={error}>
      {(control) => (
        <Combobox
          {...control}
          name="place"
          picked={picked && { value: keyOf(picked), label: picked.city, note: picked.region }}
          onPick={(option) => {
            onPick(option && placeOf(option.value));
          }}
          load={load}
          placeholder={t('placeholder')}
          labels={{
            short: t('short'),
            loading: t('loading'),
            none: t('none'),
            failed: t('failed'),
          }}
        />
      )}
    </Field>
  );
}
