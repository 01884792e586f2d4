import { useTranslations } from 'next-intl';
import type { HomeParts } from '#components/home/home-parts.ts';
import { WholeWords } from '#components/home/whole-words.tsx';
import { Hero } from './hero.tsx';

const SOUNDINGS = ['near', 'labelled', 'priced'] as const;

/** Bands from edge to edge: the dusk of the picture continues over the page, lights come on, then the water deepens. */
export function Home({ authLinks, people, thread, reviews, questions }: HomeParts) {
  const t = useTranslations('brand');
  return (
    <>
      <section className="phare-dusk">
        <div className="phare-view">
          <Hero className="phare-picture" />
        </div>
        <div className="phare-words">
          <div className="phare-sky">
            <h1 className="display">
              <WholeWords text={t('headline')} />
            </h1>
            <p className="phare-lead">{t('lead')}</p>
          </div>
          <div className="phare-quay">
            <div className="flex flex-wrap gap-3">{authLinks}</div>
            <p className="mt-4 text-sm text-ink-soft">{t('adults')}</p>
          </div>
        </div>
      </section>
      <section className="mx-auto max-w-page px-(--gutter) py-14 lg:py-24">
        <h2 className="display text-[clamp(2rem,8vw,4rem)]">{t('people')}</h2>
        <div className="mt-7 lg:mt-10">{people}</div>
        <div className="mt-16 grid grid-cols-1 items-end gap-x-16 gap-y-8 lg:mt-24 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <div>
            <h2 className="display text-[clamp(2rem,8vw,4rem)]">{t('thread.title')}</h2>
            <p className="mt-3 max-w-prose text-lg text-ink-soft">{t('thread.text')}</p>
          </div>
          {thread}
        </div>
      </section>
      <ol className="phare-soundings">
        {SOUNDINGS.map((sounding) => (
          <li key={sounding}>
            <div>
              <h2 className="display">{t(`${sounding}.title`)}</h2>
              <p>{t(`${sounding}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="phare-log">{reviews}</div>
      <section className="phare-ask">
        <h2 className="display">{t('faq')}</h2>
        {questions}
      </section>
      <section className="phare-close">
        <div>
          <h2 className="display">{t('closing.title')}</h2>
          <p className="mt-3 max-w-prose text-lg text-ink-soft">{t('closing.text')}</p>
        </div>
        <div className="flex flex-wrap gap-3">{authLinks}</div>
      </section>
    </>
  );
}
