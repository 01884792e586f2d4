import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { HomeParts } from '#components/home/home-parts.ts';
import { WholeWords } from '#components/home/whole-words.tsx';
import { Hero } from './hero.tsx';
import { Disc } from './disc.tsx';

/**
 * A record: the sleeve with its disc half out. Side A has the people, a conversation and where they are; side B what
 * to know before, the questions among it, and the reviews as liner notes.
 */
export function Home({ authLinks, people, thread, reviews, questions }: HomeParts) {
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
        <ol className="min-w-0">
          <Track number="A1" title={t('people')}>
            {people}
          </Track>
          <Track number="A2" title={t('thread.title')} text={t('thread.text')}>
            {thread}
          </Track>
          <Track number="A3" title={t('near.title')} text={t('near.text')} />
        </ol>
      </section>
      <div className="bside-flip">
        <Disc className="bside-label" side="B" />
        <div className="min-w-0">
          <ol>
            <Track number="B1" title={t('labelled.title')} text={t('labelled.text')} />
            <Track number="B2" title={t('priced.title')} text={t('priced.text')} />
            <Track number="B3" title={t('faq')}>
              {questions}
            </Track>
          </ol>
          <div className="bside-notes">{reviews}</div>
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

interface TrackProps {
  number: string;
  title: string;
  text?: string;
  /** Below, over the whole width. */
  children?: ReactNode;
}

function Track({ number, title, text, children }: TrackProps) {
  return (
    <li className="bside-track">
      <span aria-hidden="true" className="bside-number">
        {number}
      </span>
      <h2 className="display">{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div>{children}</div>}
    </li>
  );
}
