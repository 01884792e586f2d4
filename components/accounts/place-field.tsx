'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Combobox } from '#components/ui/combobox.tsx';
import { Field } from '#components/ui/field.tsx';
import type { LoadOptions } from '#components/ui/use-options.ts';
import { call } from '#lib/http/client/call.ts';

export interface PickedPlace {
  readonly city: string;
  readonly region: string;
  readonly province: string;
}

interface PlaceFieldProps {
  country: string;
  picked: PickedPlace | undefined;
  onPick: (place: PickedPlace | undefined) => void;
  error?: string | undefined;
}

/** A place as one text, for the list: names repeat, so the province and region belong to it. */
function keyOf({ city, province, region }: PickedPlace): string {
  return JSON.stringify([city, province, region]);
}

function placeOf(key: string): PickedPlace {
  const [city = '', province = '', region = ''] = JSON.parse(key) as string[];
  return { city, province, region };
}

/** Three letters, then pick: what was only typed does not count. */
export function PlaceField({ country, picked, onPick, error }: PlaceFieldProps) {
  const t = useTranslations('accounts.place');
  const load: LoadOptions = useCallback(
    async (query, signal) => {
      const found = await call('GET /api/get/city/{country}/{query}', {
        params: { country, query },
        signal,
      });
      return found.map((city) => ({
        value: keyOf({ city: city.city_title, province: city.province, region: city.state_title }),
        label: city.city_title,
        note: city.state_title,
      }));
    },
    [country],
  );
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
