import { useTranslations } from 'next-intl';

const PROMISES = ['near', 'labelled', 'priced'] as const;

/** Three promises as a numbered list in large type: what the product does differently, in its own words. */
export function Promises() {
  const t = useTranslations('brand');
  return (
    <section className="bg-sunken">
      <ol className="mx-auto max-w-page px-(--gutter) py-12 lg:py-20">
        {PROMISES.map((name, index) => (
          <li key={name} className="group">
            {index > 0 && <hr className="rule my-8 lg:my-10" />}
            <div className="grid gap-x-12 gap-y-3 lg:grid-cols-[1fr_1.2fr]">
              <h2 className="display text-3xl">{t(`${name}.title`)}</h2>
              <p className="max-w-prose text-lg text-ink-soft">{t(`${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
