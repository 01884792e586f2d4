import { useTranslations } from 'next-intl';
import type { HomeParts } from '#components/home/home-parts.ts';
import { Hero } from './hero.tsx';

const ACTS = ['near', 'labelled', 'priced'] as const;

/** A bill poster: a headline and its picture, who dances, then the line-up in order of letter size. */
export function Home({ authLinks, people, thread, reviews, questions }: HomeParts) {
  const t = useTranslations('brand');
  return (
    <>
      <section className="verbena-call">
        <div className="verbena-shout">
          <h1 className="display">{t('headline')}</h1>
        </div>
        <div className="verbena-sheet">
          <Hero className="block h-auto w-full" />
        </div>
        <div className="verbena-door">
          <p className="max-w-[32rem] text-lg">{t('lead')}</p>
          <div className="mt-6 flex flex-wrap gap-x-4 gap-y-3">{authLinks}</div>
          <p className="mt-5 text-sm text-ink-soft">{t('adults')}</p>
        </div>
      </section>
      <div className="verbena-string" aria-hidden="true" />
      <section className="mx-auto max-w-page px-(--gutter) pt-10 pb-16 lg:pt-14 lg:pb-24">
        <h2 className="display text-5xl font-extrabold text-accent-ink">{t('people')}</h2>
        <div className="mt-7 [&_.brand-photo:nth-child(even)]:rotate-2 [&_.brand-photo:nth-child(odd)]:-rotate-1">
          {people}
        </div>
      </section>
      <section className="mx-auto grid grid-cols-1 max-w-page items-center gap-x-12 gap-y-8 px-(--gutter) pb-20 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:pb-32">
        <div>
          <h2 className="display text-5xl font-extrabold">{t('thread.title')}</h2>
          <p className="mt-4 max-w-[36rem] text-lg font-semibold">{t('thread.text')}</p>
        </div>
        <div className="lg:-rotate-1">{thread}</div>
      </section>
      <section className="verbena-bill">
        <ol>
          {ACTS.map((act) => (
            <li key={act}>
              <h2 className="display">{t(`${act}.title`)}</h2>
              <p>{t(`${act}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="verbena-voices">{reviews}</div>
      <section className="verbena-ask">
        <h2 className="display">{t('faq')}</h2>
        {questions}
      </section>
      <section className="verbena-close">
        <h2 className="display">{t('closing.title')}</h2>
        <div>
          <p className="max-w-prose text-lg">{t('closing.text')}</p>
          <div className="mt-5 flex flex-wrap gap-x-4 gap-y-3">{authLinks}</div>
        </div>
      </section>
    </>
  );
}
