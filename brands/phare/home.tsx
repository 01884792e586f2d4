import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { HomeParts } from '#components/home/home-parts.ts';
import { Hero } from './hero.tsx';

const SOUNDINGS = ['near', 'labelled', 'priced'] as const;

/** Bands from edge to edge: the dusk of the picture runs on over the page, then the water deepens. */
export function Home({ ways, reviews, faq }: HomeParts) {
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
              {/* A word with a hyphen in it stays on its line. */}
              {t('headline')
                .split(' ')
                .map((word) => (
                  <Fragment key={word}>
                    <span className="inline-block">{word}</span>{' '}
                  </Fragment>
                ))}
            </h1>
            <p className="phare-lead">{t('lead')}</p>
          </div>
          <div className="phare-quay">
            <div className="flex flex-wrap gap-3">{ways}</div>
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
      {reviews}
      {faq}
      <section className="phare-close">
        <div>
          <h2 className="display">{t('closing.title')}</h2>
          <p className="mt-3 max-w-prose text-lg text-ink-soft">{t('closing.text')}</p>
        </div>
        <div className="flex flex-wrap gap-3">{ways}</div>
      </section>
    </>
  );
}
