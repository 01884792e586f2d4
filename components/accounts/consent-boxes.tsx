'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { ConsentText } from './consent-text.tsx';
import { useConsentTexts } from './use-consent-texts.ts';

export const CONSENTS = ['terms1', 'terms2', 'terms3', 'terms4'] as const;
type Consent = (typeof CONSENTS)[number];
/** The version of the text that a box was ticked under; 0: not ticked. */
export type Ticks = Readonly<Record<Consent, number>>;

interface ConsentBoxesProps {
  language: Locale;
  prefix: string;
  ticks: Ticks;
  onTicks: (ticks: Ticks) => void;
  say: (box: Consent) => string | undefined;
  /** True when a text was replaced after it had been shown. */
  outdated: boolean;
}

/**
 * The checkboxes of the consents, each with the exact text that a tick is recorded under, from the register
 * of texts. No box is ticked in advance.
 */
export function ConsentBoxes({
  language,
  prefix,
  ticks,
  onTicks,
  say,
  outdated,
}: ConsentBoxesProps) {
  const t = useTranslations('accounts.signup');
  const texts = useConsentTexts(language);
  const { data, mutate } = texts;
  useEffect(() => {
    // The newer text comes with an unticked box.
    if (outdated) void mutate();
  }, [outdated, mutate]);
  return (
    <fieldset className="grid gap-1" aria-busy={data === undefined}>
      <legend className="mb-1 font-ui font-semibold">{t('consents')}</legend>
      {texts.error !== undefined && data === undefined && (
        <p role="alert" className="text-sm text-danger">
          {t('consentsFailed')}
        </p>
      )}
      {CONSENTS.map((box) =>
        data === undefined ? (
          <Skeleton key={box} className="my-2 h-10" />
        ) : (
          <Checkbox
            key={box}
            id={`signup-${box}`}
            name={box}
            checked={ticks[box] === data[box].version}
            label={<ConsentText html={data[box].html} prefix={prefix} />}
            error={say(box)}
            onChange={(event) => {
              onTicks({ ...ticks, [box]: event.target.checked ? data[box].version : 0 });
            }}
          />
        ),
      )}
    </fieldset>
  );
}
