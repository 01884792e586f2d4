import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { HomeParts } from '#components/home/home-parts.ts';
import { Hero } from './hero.tsx';

const STOPS = ['near', 'labelled', 'priced'] as const;

/**
 * The tram at its stop and a destination blind. Below runs the tram line: down past the people and a conversation,
 * then across the promises to its terminus, which closes the page; questions and reviews are for those who wait.
 */
export function Home({ authLinks, people, thread, reviews, faq }: HomeParts) {
  const t = useTranslations('brand');
  return (
    <>
      <section className="relative isolate">
        <div className="absolute inset-x-0 -top-20 bottom-24 -z-1 bg-(--art-band) lg:bottom-16" />
        <div className="mx-auto grid max-w-page grid-cols-1 items-end px-(--gutter) pt-1 lg:grid-cols-12 lg:pt-4">
          <Hero className="relative mx-auto block h-auto max-h-[27vh] w-full lg:col-[7/13] lg:row-1 lg:max-h-[82vh]" />
          <div className="relative -mx-3 -mt-8 lg:-ml-1 rounded-card bg-(--art-blind) p-1.5 text-(--art-on-blind) lg:col-[1/8] lg:row-1 lg:mt-0 lg:mb-10 lg:-mr-6">
            <div className="rounded-[0.375rem] border-2 border-(--art-on-blind)/35 px-4 pt-4 pb-6 lg:px-9 lg:pt-7 lg:pb-9">
              <p className="flex items-center gap-3 font-ui text-sm font-semibold">
                {t('line')}
                <span className="rounded-badge bg-(--art-plate) px-2 text-lg leading-snug font-extrabold text-(--art-on-plate) tracking-wide">
                  19
                </span>
              </p>
              <h1 className="display mt-4 text-5xl lg:text-[clamp(4.5rem,7.4vw,6.75rem)]">
                {t('headline')}
              </h1>
              <p className="mt-5 max-w-[34rem] text-lg opacity-85">{t('lead')}</p>
              <div className="mt-7 flex flex-wrap gap-2 *:max-w-full *:shrink lg:gap-3">
                {authLinks}
              </div>
              <p className="mt-5 text-sm opacity-85">{t('adults')}</p>
            </div>
          </div>
        </div>
      </section>
      <section className="mx-auto max-w-page px-(--gutter) pt-14 lg:pt-0">
        <ol className="lg:ml-2">
          <Boarding title={t('people')}>{people}</Boarding>
          <Boarding title={t('thread.title')}>
            <div className="grid grid-cols-1 items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
              <p className="max-w-prose self-start text-lg text-ink-soft">{t('thread.text')}</p>
              {thread}
            </div>
          </Boarding>
        </ol>
      </section>
      <section className="overflow-hidden pb-14 lg:pb-24">
        <div className="relative mx-auto max-w-page px-(--gutter)">
          <Line />
          <ol className="relative grid lg:grid-cols-4">
            {STOPS.map((name, index) => (
              <Stop key={name} first={index === 0} high={index === 1} title={t(`${name}.title`)}>
                <p className="max-w-prose text-ink-soft">{t(`${name}.text`)}</p>
              </Stop>
            ))}
            <Stop high last title={t('closing.title')}>
              <p className="max-w-prose text-ink-soft">{t('closing.text')}</p>
              <div className="mt-5 flex flex-wrap gap-3 *:max-w-full *:shrink">{authLinks}</div>
            </Stop>
          </ol>
        </div>
      </section>
      <div className="bg-sunken">{faq}</div>
      {reviews}
    </>
  );
}

/** A stop on the straight part of the line, with its content below the name. */
function Boarding({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="relative border-l-12 border-(--art-line) pb-14 pl-7 lg:pt-14 lg:pb-6 lg:pl-14">
      <span
        aria-hidden="true"
        className="absolute -left-5 size-7 rounded-full border-[6px] border-(--art-line) bg-surface lg:mt-2"
      />
      <h2 className="display text-3xl lg:text-5xl">{title}</h2>
      <div className="mt-5 lg:mt-8">{children}</div>
    </li>
  );
}

/** On wide screens: the tram line as on a network map, angled. Heights match those of the stops. */
function Line() {
  return (
    <svg
      viewBox="0 0 1000 300"
      preserveAspectRatio="none"
      className="absolute inset-x-(--gutter) top-0 hidden h-75 w-[calc(100%-2*var(--gutter))] overflow-visible lg:block"
      aria-hidden="true"
      fill="none"
      stroke="var(--art-line)"
      strokeWidth="12"
      strokeLinejoin="round"
    >
      <path
        d="M11.5 0V254H172L238 150H424L490 254H672L738 150H764"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Stop({
  title,
  first = false,
  high = false,
  last = false,
  children,
}: {
  title: string;
  /** On wide screens the line comes down through this stop. */
  first?: boolean;
  high?: boolean;
  last?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className={`relative border-l-12 pb-10 pl-7 last:pb-0 lg:border-l-0 lg:pr-10 lg:pb-0 lg:pl-0 ${last ? 'border-transparent' : 'border-(--art-line)'}`}
    >
      <span
        aria-hidden="true"
        className={`absolute rounded-full border-(--art-line) lg:left-0 ${last ? 'top-0 size-9 border-[7px] bg-accent max-lg:-left-6' : 'top-1 size-7 border-[6px] bg-surface max-lg:-left-5'} ${high ? (last ? 'lg:top-[8.25rem]' : 'lg:top-[8.5rem]') : 'lg:top-[15rem]'}`}
      />
      <div
        className={`lg:flex lg:flex-col lg:justify-end ${first ? 'lg:pl-10' : ''} ${high ? 'lg:h-[7.625rem]' : 'lg:h-[14.125rem]'}`}
      >
        <h2
          className={`display text-3xl lg:text-4xl ${last ? '' : first ? 'lg:max-w-[85%]' : 'lg:max-w-[66%]'}`}
        >
          {title}
        </h2>
      </div>
      <div className={`mt-2 ${high ? 'lg:mt-[11rem]' : 'lg:mt-[4.5rem]'}`}>{children}</div>
    </li>
  );
}
