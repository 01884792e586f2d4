'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLanguageName } from '#components/profile/use-language-name.ts';
import { CountBadge } from '#components/ui/badge.tsx';
import { ChoiceChip } from '#components/ui/choice-chip.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { ANSWERS, OFFERED_ANSWERS, type FindState } from './find-address.ts';

interface AnswerGroupProps {
  /** Name in the address. */
  name: string;
  title: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
}

/** The answers to one question of a profile, of which any may be chosen. */
function AnswerGroup({ name, title, options, chosen }: AnswerGroupProps) {
  const t = useTranslations('discovery.filters.answers');
  const [count, setCount] = useState(chosen.length);
  return (
    <Disclosure
      open={chosen.length > 0}
      title={
        <span className="flex items-center gap-2">
          {title}
          <CountBadge count={count} label={t('chosen', { count })} />
        </span>
      }
    >
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{title}</legend>
        {options.map(([value, label]) => (
          <ChoiceChip
            key={value}
            name={name}
            value={value}
            label={<span className="inline-block first-letter:uppercase">{label}</span>}
            defaultChecked={chosen.includes(value)}
            onChange={({ target }) => {
              setCount(count + (target.checked ? 1 : -1));
            }}
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}

/** The filters by what profiles answered: in each group any of the chosen answers fits. */
export function AnswerFilters({ state }: { state: FindState }) {
  const t = useTranslations('discovery.filters.answers');
  const said = useTranslations('answers');
  const languageName = useLanguageName();
  const { compare } = new Intl.Collator(useLocale());
  const { intents, interests, spokenLanguages, children, smoking } = OFFERED_ANSWERS;
  const byName = (options: readonly (readonly [string, string])[]) =>
    options.toSorted(([, a], [, b]) => compare(a, b));
  const options = {
    intents: intents.map((one) => [one, said(`intents.${one}`)] as const),
    interests: byName(interests.map((one) => [one, said(`list.${one}`)])),
    spokenLanguages: byName(spokenLanguages.map((one) => [one, languageName(one)])),
    children: children.map((one) => [one, said(`children.${one}`)] as const),
    smoking: smoking.map((one) => [one, said(`smoking.${one}`)] as const),
  };
  return (
    <div className="grid">
      <p className="pt-2 text-sm text-ink-soft">{t('hint')}</p>
      {(Object.keys(options) as readonly (keyof typeof options)[]).map((group) => (
        <AnswerGroup
          key={group}
          name={ANSWERS[group]}
          title={t(group)}
          options={options[group]}
          chosen={state[group]}
        />
      ))}
    </div>
  );
}
