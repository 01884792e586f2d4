import { useTranslations } from 'next-intl';
import type { HomeParts } from '#components/home/home-parts.ts';
import { WholeWords } from '#components/home/whole-words.tsx';
import { Hero } from './hero.tsx';

const SOUNDINGS = ['near', 'labelled', 'priced'] as const;

/** Bands from edge to edge: the dusk of the picture continues over the page, then the water deepens. */
export function Home({ authLinks, reviews, questions }: HomeParts) {
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
