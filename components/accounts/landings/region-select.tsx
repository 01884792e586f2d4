'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { call } from '#lib/http/client/call.ts';

interface RegionSelectProps {
  country: string;
  value: string;
  onPick: (region: string) => void;
  error: string | undefined;
}

/** All regions of the brand's country, by name. */
export function RegionSelect({ country, value, onPick, error }: RegionSelectProps) {
  const t = useTranslations('accounts.landing');
  const { data, error: failure } = useSWR<readonly { readonly name: string }[], unknown>(
    ['regions', country],
    () => call('GET /api/get/regions/{country}', { params: { country } }),
    { revalidateOnFocus: false },
  );
  const failed = failure !== undefined && data === undefined ? t('regionsFailed') : undefined;
  return (
    <Field label={t('region')} error={error ?? failed}>
      {(control) => (
        <Select
          {...control}
          name="region"
          autoComplete="address-level1"
          aria-busy={data === undefined}
          options={(data ?? []).map(({ name }) => ({ value: name, label: name }))}
          placeholder={t('regionPlaceholder')}
          value={value}
          onChange={(event) => {
            onPick(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
