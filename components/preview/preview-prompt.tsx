import { useTranslations } from 'next-intl';
import { valueLabel } from '#components/desk/config/value-labels.ts';
import { Alternatives } from '#components/payments/hooks/alternatives.tsx';
import type { Prompt } from '#components/payments/hooks/hook-table.ts';
import type { OpenAlternative } from '#components/payments/hooks/list-alternatives.ts';
import type { promptValues } from '#components/payments/hooks/prompt-values.ts';
import { buttonStyle } from '#components/ui/button-style.ts';

interface PreviewPromptProps {
  kind: Prompt;
  /** Where the flow leads without a popup; null: it shows one. */
  next: string | null;
  values: ReturnType<typeof promptValues>;
  alternatives: readonly OpenAlternative[];
}

/** One popup of a flow as it opens over a page, or where the flow leads instead. */
export function PreviewPrompt({ kind, next, values, alternatives }: PreviewPromptProps) {
  const t = useTranslations('hooks');
  const name = (
    <p lang="en" className="text-xs text-ink-soft">
      {valueLabel('hooks', kind)}
    </p>
  );
  if (next !== null) {
    return (
      <>
        {name}
        <p lang="en" className="text-sm text-ink-soft">
          No popup in this flow: leads to {next} at once.
        </p>
      </>
    );
  }
  const [first] = alternatives;
  const leads = first?.alternative === 'plans' || first?.alternative === 'check' ? first : null;
  const packs = leads?.alternative === 'plans' && values.free === 'no';
  return (
    <>
      {name}
      <p className="display text-xl">{t(`kind.${kind}.title`, values)}</p>
      <p>{t(`kind.${kind}.text`, values)}</p>
      <Alternatives
        title={t('others')}
        alternatives={alternatives
          .filter((one) => one !== leads)
          .map(({ alternative, href }) => ({
            href,
            label: t(`alternative.${alternative}`, values),
          }))}
      />
      {leads !== null && (
        <span className={buttonStyle({ wide: true })}>
          {t(packs ? 'packs' : `alternative.${leads.alternative}`, values)}
        </span>
      )}
    </>
  );
}
