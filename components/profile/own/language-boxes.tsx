'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { FieldError } from '#components/ui/field.tsx';
import type { Language } from '#lib/db/generated/enums.ts';
import { useLanguageName } from '../use-language-name.ts';
import { LANGUAGES } from './fact-choices.ts';

interface LanguageBoxesProps {
  spoken: readonly Language[];
  onChange: (spoken: Language[]) => void;
  error: string | undefined;
}

/** The languages that the member speaks: one checkbox each, sorted by their names. */
export function LanguageBoxes({ spoken, onChange, error }: LanguageBoxesProps) {
  const t = useTranslations('account');
  const id = useId();
  const nameOf = useLanguageName();
  const { compare } = new Intl.Collator(useLocale());
  const languages = LANGUAGES.map((code) => [code, nameOf(code)] as const).toSorted(
    ([, a], [, b]) => compare(a, b),
  );
  const describedBy = error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`;
  return (
    <fieldset aria-describedby={describedBy} className="grid min-w-0 grid-cols-1 gap-1">
      <legend className="font-ui font-semibold">{t('spokenLanguages')}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t('spokenLanguagesHint')}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-4 sm:grid-cols-3">
        {languages.map(([code, name]) => (
          <Checkbox
            key={code}
            id={`${id}-${code}`}
            name="spokenLanguages"
            value={code}
            label={<span className="inline-block first-letter:uppercase">{name}</span>}
            checked={spoken.includes(code)}
            onChange={({ target }) => {
              const others = spoken.filter((one) => one !== code);
              onChange(target.checked ? [...others, code].toSorted() : others);
            }}
          />
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
