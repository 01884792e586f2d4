import { useTranslations } from 'next-intl';
import type { HomeParts } from '#components/home/home-parts.ts';
import { Hero } from './hero.tsx';
import { Bus, Route } from './home-art.tsx';

const DIE_CUT =
  '[-webkit-text-stroke:0.17em_var(--art-cut)] [paint-order:stroke_fill] [stroke-linejoin:round] text-(--art-letter)';

/** A sheet of stickers with a bus line through it: faces, a chat, three stops, then the signup. */
export function Home({ authLinks, people, thread, reviews, questions }: HomeParts) {
  const t = useTranslations('brand');
  return (
    <>
      <City authLinks={authLinks} />
      <section className="mx-auto max-w-page px-(--gutter) pt-14 lg:pt-20">
        <h2 className="display w-fit rotate-1 rounded-card border-2 border-line-strong bg-accent px-6 py-4 text-3xl text-on-accent">
          {t('people')}
        </h2>
        <div className="mt-8 [&_.brand-photo:nth-child(even)]:rotate-3 [&_.brand-photo:nth-child(odd)]:-rotate-2">
          {people}
        </div>
      </section>
      <section className="px-(--gutter) pt-14 lg:pt-20">
        <div className="mx-auto grid grid-cols-1 max-w-page items-center gap-x-12 gap-y-8 rounded-[2.25rem] border-2 border-line-strong bg-raised px-5 py-9 sm:px-12 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:py-14">
          <div>
            <h2 className="display text-[clamp(2rem,7vw,4rem)]">{t('thread.title')}</h2>
            <p className="mt-4 max-w-md text-lg">{t('thread.text')}</p>
          </div>
          <div className="lg:-rotate-2">{thread}</div>
        </div>
      </section>
      <Line />
      <div className="[&_li]:rounded-[2.25rem] [&_li]:rounded-bl-none [&_li]:border-2 [&_li]:bg-raised [&_li]:px-6 [&_li]:py-6 [&_section]:pt-0 lg:[&_ul]:gap-x-6">
        {reviews}
      </div>
      <section className="mx-auto grid max-w-page grid-cols-1 gap-x-14 gap-y-6 px-(--gutter) pb-16 lg:grid-cols-[auto_1fr] lg:pb-24">
        <h2 className="display h-fit w-fit -rotate-3 rounded-card border-2 border-line-strong bg-(--art-coral) px-7 py-5 text-3xl text-on-accent">
          {t('faq')}
        </h2>
        <div className="max-w-2xl [&_details]:mb-3 [&_details]:rounded-card [&_details]:border-2 [&_details]:border-line-strong [&_details]:bg-raised [&_details]:px-5">
          {questions}
        </div>
      </section>
      <section className="px-(--gutter) pb-10 lg:pb-16">
        <div className="relative mx-auto grid max-w-page items-center gap-x-8 overflow-hidden rounded-[2.25rem] border-2 border-line-strong bg-accent px-6 pt-9 text-on-accent sm:px-12 lg:grid-cols-[1fr_1.1fr] lg:pt-0">
          <div className="lg:py-16">
            <h2 className="display text-[clamp(2.75rem,9vw,5.5rem)]">{t('closing.title')}</h2>
            <p className="mt-4 max-w-md text-lg">{t('closing.text')}</p>
            <div className="mt-7 flex flex-wrap gap-3 [&_.button-primary]:[--control-fill:var(--art-ink)] [&_.button-primary]:text-(--art-lime)">
              {authLinks}
            </div>
          </div>
          <Bus className="mt-8 -mb-3 h-auto w-full self-end lg:mt-12" />
        </div>
      </section>
    </>
  );
}

function City({ authLinks }: Pick<HomeParts, 'authLinks'>) {
  const t = useTranslations('brand');
  return (
    <section className="relative isolate overflow-hidden bg-(--art-sky)">
      <div aria-hidden="true" className="pattern absolute inset-0 -z-10" />
      <div className="mx-auto grid max-w-page grid-cols-1 items-center gap-x-6 px-(--gutter) pt-10 lg:grid-cols-[1.25fr_1fr] lg:pt-4">
        <div className="pb-7 lg:pb-28">
          <h1
            className={`display ${DIE_CUT} -rotate-2 px-[0.09em] text-[clamp(2.35rem,11.5vw,3.6rem)] lg:text-[clamp(3.4rem,5.6vw,5.4rem)]`}
          >
            {t('headline')}
          </h1>
          <div className="mt-7 w-fit max-w-[min(32rem,100%)] rounded-card border-2 border-(--art-ink) bg-(--art-paper) px-5 py-4 text-(--art-ink)">
            <p className="text-lg">{t('lead')}</p>
            <p className="mt-1 text-sm">{t('adults')}</p>
          </div>
          <div className="mt-6 flex flex-wrap gap-3">{authLinks}</div>
        </div>
        <Hero className="-mb-8 h-auto w-full max-w-[30rem] justify-self-center lg:-mr-16 lg:-mb-20 lg:max-h-[92vh] lg:w-[118%] lg:max-w-none lg:rotate-6" />
      </div>
    </section>
  );
}

const STOPS = [
  { name: 'near', classes: 'bg-raised lg:-rotate-1' },
  {
    name: 'labelled',
    classes: 'bg-second text-on-second lg:mt-16 lg:rotate-1',
  },
  {
    name: 'priced',
    classes: 'bg-(--art-coral) text-on-accent lg:mt-5 lg:-rotate-2',
  },
] as const;

function Line() {
  const t = useTranslations('brand');
  return (
    <div className="overflow-x-clip">
      <section className="relative mx-auto max-w-page px-(--gutter) py-14 lg:py-24">
        <Route className="absolute top-0 bottom-14 left-[calc(var(--gutter)+0.25rem)] h-[calc(100%-3.5rem)] w-7 lg:hidden" />
        <div
          aria-hidden="true"
          className="absolute top-26 -right-[50vw] -left-[50vw] hidden h-6 border-y-2 border-(--art-ink) bg-accent lg:block"
        />
        <ol className="relative grid gap-7 pl-14 lg:grid-cols-[1.2fr_1fr_1fr] lg:gap-x-7 lg:pt-20 lg:pl-0">
          {STOPS.map(({ name, classes }) => (
            <li key={name} className="relative">
              <span
                aria-hidden="true"
                className="absolute top-6 -left-[3.35rem] size-10 rounded-full border-[0.55rem] border-(--art-ink) bg-(--art-paper) lg:-top-[4.85rem] lg:left-9 lg:size-11"
              />
              <div
                className={`rounded-[2.25rem] border-2 border-line-strong px-6 py-7 lg:px-8 lg:py-9 ${classes}`}
              >
                <h2 className="display text-2xl">{t(`${name}.title`)}</h2>
                <p className="mt-3 text-lg">{t(`${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
