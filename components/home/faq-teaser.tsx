import { useTranslations } from 'next-intl';

const QUESTIONS = ['free', 'hosted', 'cancel'] as const;

/** Three questions people ask before they sign up; plain details elements, so no script is needed. */
export function FaqTeaser({ prefix }: { prefix: string }) {
  const t = useTranslations('home');
  return (
    <section className="mx-auto max-w-page px-(--gutter) py-12 lg:py-20">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.2fr]">
        <h2 className="display text-3xl">{t('faqTitle')}</h2>
        <div>
          {QUESTIONS.map((name) => (
            <details key={name} className="group border-b border-line">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold">
                {t(`faq.${name}.q`)}
                <span
                  aria-hidden="true"
                  className="text-2xl leading-none transition-transform duration-(--duration-quick) group-open:rotate-45"
                >
                  +
                </span>
              </summary>
              <p className="max-w-prose pb-5 text-ink-soft">{t(`faq.${name}.a`)}</p>
            </details>
          ))}
          <a
            href={`${prefix}/legal/faq`}
            className="mt-5 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('faqMore')}
          </a>
        </div>
      </div>
    </section>
  );
}
