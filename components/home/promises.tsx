import { useTranslations } from 'next-intl';

const PROMISES = ['near', 'labelled', 'priced'] as const;

/** Three promises as a list in large type: what the product does differently, in the brand's own copy. */
export function Promises() {
  const t = useTranslations('brand');
  return (
    <ol className="mx-auto max-w-page px-(--gutter) py-12 lg:py-20">
      {PROMISES.map((name) => (
        <li key={name}>
          <hr aria-hidden="true" className="rule" />
          <div className="grid gap-x-12 gap-y-3 py-8 lg:grid-cols-[1fr_1.2fr] lg:py-10">
            <h2 className="display text-3xl">{t(`${name}.title`)}</h2>
            <p className="max-w-prose text-lg text-ink-soft">{t(`${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
