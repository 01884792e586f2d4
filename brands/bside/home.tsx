import { useTranslations } from 'next-intl';
import type { HomeParts } from '#components/home/home-parts.ts';
import { WholeWords } from '#components/home/whole-words.tsx';
import { Hero } from './hero.tsx';
import { Disc } from './disc.tsx';

const TRACKS = ['near', 'labelled', 'priced'] as const;

/** A record: the sleeve with its disc half out, side A with three tracks, side B with the questions. */
export function Home({ authLinks, reviews, questions }: HomeParts) {
  const t = useTranslations('brand');
  return (
    <>
      <section className="bside-front">
        <div className="bside-album" aria-hidden="true">
          <Disc className="bside-half" />
          <Hero className="bside-cover" />
        </div>
        <div className="bside-words">
          <h1 className="display">
            <WholeWords text={t('headline')} />
          </h1>
          <p className="mt-5 max-w-[33rem] text-lg text-ink-soft">{t('lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3">{authLinks}</div>
          <p className="mt-5 text-sm text-ink-soft">{t('adults')}</p>
        </div>
      </section>
      <section className="bside-side">
        <Disc className="bside-label" side="A" />
        <ol>
          {TRACKS.map((track, index) => (
            <li key={track}>
              <span aria-hidden="true" className="bside-number">
                A{index + 1}
              </span>
              <h2 className="display">{t(`${track}.title`)}</h2>
              <p>{t(`${track}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="bside-flip">
        <Disc className="bside-label" side="B" />
        <div className="min-w-0">
          <div className="bside-notes">{reviews}</div>
          <section>
            <h2 className="display">{t('faq')}</h2>
            {questions}
          </section>
        </div>
      </div>
      <section className="bside-close">
        <h2 className="display">{t('closing.title')}</h2>
        <p className="mt-4 max-w-prose text-lg">{t('closing.text')}</p>
        <div className="mt-7 flex flex-wrap gap-3">{authLinks}</div>
      </section>
    </>
  );
}
