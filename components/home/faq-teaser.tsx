import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';

const QUESTIONS = ['free', 'hosted', 'cancel'] as const;

/** Three questions people ask before they sign up; they open without any script. */
export function FaqTeaser({ prefix }: { prefix: string }) {
  const t = useTranslations('home');
  const own = useTranslations('brand');
  return (
    <section className="mx-auto max-w-page px-(--gutter) py-12 lg:py-20">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.2fr]">
        <h2 className="display text-3xl">{own('faq')}</h2>
        <div>
          {QUESTIONS.map((name) => (
            <Disclosure key={name} title={<span className="text-lg">{t(`faq.${name}.q`)}</span>}>
              <p className="max-w-prose text-ink-soft">{t(`faq.${name}.a`)}</p>
            </Disclosure>
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
