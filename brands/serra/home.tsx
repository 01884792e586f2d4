import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { HomeParts } from '#components/home/home-parts.ts';
import { Hero } from './hero.tsx';
import { Citrus, Fern, Monstera } from './specimens.tsx';

const SHEETS = [
  {
    name: 'near',
    plate: 'I',
    latin: 'Monstera deliciosa',
    place: 'lg:col-[1/8] lg:row-1',
  },
  {
    name: 'labelled',
    plate: 'II',
    latin: 'Citrus × limon',
    place: 'lg:col-[8/13] lg:row-[1/3] lg:mt-24 lg:self-start',
  },
  {
    name: 'priced',
    plate: 'III',
    latin: 'Nephrolepis exaltata',
    place: 'lg:col-[2/8] lg:row-2',
  },
] as const;

const drawings: Readonly<Record<(typeof SHEETS)[number]['name'], ReactNode>> = {
  near: <Monstera />,
  labelled: <Citrus />,
  priced: <Fern />,
};

/** A glasshouse on its plinth, and who is inside; the promises are sheets of a herbarium, laid out on the table. */
export function Home({ authLinks, people, thread, reviews, faq }: HomeParts) {
  const t = useTranslations('brand');
  return (
    <>
      <section className="overflow-hidden">
        <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 px-(--gutter) lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
          <h1 className="display pt-2 text-5xl lg:col-2 lg:self-end lg:pt-10 lg:text-[clamp(4rem,7vw,6.5rem)]">
            {t('headline')}
          </h1>
          <div className="order-3 pt-6 pb-12 lg:order-none lg:col-2 lg:row-2 lg:pt-0 lg:pb-20">
            <p className="max-w-[30rem] text-lg text-ink-soft lg:mt-2">{t('lead')}</p>
            <div className="mt-7 flex flex-wrap gap-3 *:max-w-full *:shrink">{authLinks}</div>
            <p className="mt-5 text-sm text-ink-soft">{t('adults')}</p>
          </div>
          <div className="relative mt-6 self-end lg:col-1 lg:row-[1/3] lg:mt-2">
            <Hero className="relative z-1 mx-auto block h-auto max-h-[28vh] w-full lg:max-h-[84vh]" />
            <div className="absolute -right-[100vw] bottom-0 -left-[50vw] h-[3.1%] bg-(--art-frame)" />
          </div>
        </div>
      </section>
      <section className="mx-auto max-w-page px-(--gutter) py-14 lg:py-24">
        <h2 className="display text-4xl lg:text-5xl">{t('people')}</h2>
        <div className="mt-7 lg:mt-10 lg:[&_.brand-photo:nth-child(even)]:mt-10">{people}</div>
        <div className="mt-16 grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:mt-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
          <div className="order-last lg:order-first">{thread}</div>
          <div>
            <h2 className="display text-4xl lg:text-5xl">{t('thread.title')}</h2>
            <p className="mt-4 max-w-prose text-lg text-ink-soft">{t('thread.text')}</p>
          </div>
        </div>
      </section>
      <section className="relative bg-sunken">
        <span aria-hidden="true" className="pattern absolute inset-0" />
        <ol className="relative mx-auto grid max-w-page grid-cols-1 gap-6 px-(--gutter) py-14 lg:grid-cols-12 lg:py-24">
          {SHEETS.map(({ name, plate, latin, place }) => (
            <li
              key={name}
              className={`border border-(--art-sheet-line) bg-(--art-sheet) p-4 lg:p-7 ${place}`}
            >
              <div
                className={`grid grid-cols-1 items-end gap-6 sm:grid-cols-[minmax(8rem,0.8fr)_minmax(0,1fr)] ${name === 'labelled' ? 'lg:grid-cols-1' : ''}`}
              >
                {drawings[name]}
                <div className="border border-line-strong p-1">
                  <div className="border border-line p-4 lg:p-5">
                    <p className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2 text-sm text-ink-soft">
                      <span>Tab. {plate}</span>
                      <i lang="la">{latin}</i>
                    </p>
                    <h2 className="display mt-3 text-3xl">{t(`${name}.title`)}</h2>
                    <p className="mt-3 text-ink-soft">{t(`${name}.text`)}</p>
                  </div>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {reviews}
      {faq}
      <section className="mx-auto max-w-page px-(--gutter) pb-16 lg:pb-24">
        <hr className="rule" />
        <div className="mt-10 grid grid-cols-1 items-end gap-8 lg:grid-cols-[1.2fr_1fr]">
          <div>
            <h2 className="display text-4xl lg:text-5xl">{t('closing.title')}</h2>
            <p className="mt-4 text-lg text-ink-soft">{t('closing.text')}</p>
          </div>
          <div className="flex flex-wrap gap-3 *:max-w-full *:shrink">{authLinks}</div>
        </div>
      </section>
    </>
  );
}
