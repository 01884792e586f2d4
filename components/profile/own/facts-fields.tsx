'use client';

import { useTranslations } from 'next-intl';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { HEIGHT_MAX_CM, HEIGHT_MIN_CM } from '#lib/accounts/limits.ts';
import { ChoiceField } from './choice-field.tsx';
import { CHILDREN, DRINKING, SMOKING } from './fact-choices.ts';
import type { OwnDraft } from './own-draft.ts';

type Facts = Pick<OwnDraft, 'work' | 'study' | 'children' | 'smoking' | 'drinking' | 'height'>;

interface FactsFieldsProps {
  facts: Facts;
  onChange: (part: Partial<Facts>) => void;
  say: (field: keyof Facts) => string | undefined;
}

const HEIGHTS = Array.from({ length: HEIGHT_MAX_CM - HEIGHT_MIN_CM + 1 }, (_, index) =>
  String(HEIGHT_MIN_CM + index),
);

/** Facts of a person's life, all of them optional: two short texts and four choices. */
export function FactsFields({ facts, onChange, say }: FactsFieldsProps) {
  const t = useTranslations('answers');
  const line = (field: 'work' | 'study') => (
    <Field label={t(`facts.${field}`)} error={say(field)}>
      {(control) => (
        <Input
          {...control}
          name={field}
          value={facts[field]}
          placeholder={t(`factHints.${field}`)}
          onChange={({ target }) => {
            onChange({ [field]: target.value });
          }}
        />
      )}
    </Field>
  );
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 font-ui font-semibold">{t('factsTitle')}</legend>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        {line('work')}
        {line('study')}
        <ChoiceField
          name="children"
          values={CHILDREN}
          labelOf={(value) => t(`children.${value}`)}
          value={facts.children}
          onPick={(children) => {
            onChange({ children });
          }}
          error={say('children')}
        />
        <ChoiceField
          name="smoking"
          values={SMOKING}
          labelOf={(value) => t(`smoking.${value}`)}
          value={facts.smoking}
          onPick={(smoking) => {
            onChange({ smoking });
          }}
          error={say('smoking')}
        />
        <ChoiceField
          name="drinking"
          values={DRINKING}
          labelOf={(value) => t(`drinking.${value}`)}
          value={facts.drinking}
          onPick={(drinking) => {
            onChange({ drinking });
          }}
          error={say('drinking')}
        />
        <ChoiceField
          name="height"
          values={HEIGHTS}
          labelOf={(cm) => t('height', { cm: Number(cm) })}
          value={facts.height === null ? null : String(facts.height)}
          onPick={(cm) => {
            onChange({ height: cm === null ? null : Number(cm) });
          }}
          error={say('height')}
        />
      </div>
    </fieldset>
  );
}
