'use client';

import { useTranslations } from 'next-intl';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import type { DatingIntent } from '#lib/db/generated/enums.ts';
import { INTENTS } from './fact-choices.ts';

const UNSAID = '';

interface IntentFieldProps {
  value: DatingIntent | null;
  onPick: (intent: DatingIntent | null) => void;
  error?: string | undefined;
}

/** What the member hopes to find: one of a short list, or nothing said. */
export function IntentField({ value, onPick, error }: IntentFieldProps) {
  const t = useTranslations('answers');
  return (
    <RadioGroup
      legend={t('intent.legend')}
      name="datingIntent"
      layout="column"
      value={value ?? UNSAID}
      options={[
        ...INTENTS.map((intent) => ({ value: intent, label: t(`intents.${intent}`) })),
        { value: UNSAID, label: t('intent.unsaid') },
      ]}
      onPick={(picked) => {
        onPick(INTENTS.find((intent) => intent === picked) ?? null);
      }}
      error={error}
    />
  );
}
