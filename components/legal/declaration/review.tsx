import { useTranslations } from 'next-intl';
import { FIELDS, type Said } from './said.ts';

/** Everything that was typed, repeated above the button that sends it. */
export function Review({ said }: { said: Said }) {
  const t = useTranslations('rights.field');
  return (
    <dl className="grid gap-3 rounded-field bg-sunken px-4 py-4">
      {FIELDS.map((field) => (
        <div key={field}>
          <dt className="text-sm text-ink-soft">{t(field)}</dt>
          <dd className="font-semibold wrap-anywhere">{said[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
