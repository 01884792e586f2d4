import { useTranslations } from 'next-intl';
import type { HomeParts } from '#components/home/home-parts.ts';
import { Awning, Chair, Sea, Stamp } from './home-art.tsx';
import { Hero } from './hero.tsx';

/** A travel poster under an awning, faces by the sea, a conversation; on the café table lie a postcard, a tag and the bill. */
export function Home({ authLinks, people, thread, reviews, questions }: HomeParts) {
  const t = useTranslations('brand');
  return (
    <>
      <Poster authLinks={authLinks} />
      <section className="bg-(--art-sea-deep) text-(--cream-50)">
        <div className="mx-auto max-w-page px-(--gutter) pt-4 pb-14 lg:pb-20">
          <h2 className="display text-4xl">{t('people')}</h2>
          <div className="mt-7 lg:[&_.brand-photo:nth-child(even)]:translate-y-6 lg:[&_figcaption]:mt-11">
            {people}
          </div>
        </div>
      </section>
      <section className="mx-auto grid grid-cols-1 max-w-page items-center gap-x-16 gap-y-8 px-(--gutter) py-16 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:py-24">
        <div>
          <h2 className="display text-4xl lg:text-5xl">{t('thread.title')}</h2>
          <p className="mt-4 max-w-prose text-lg text-ink-soft">{t('thread.text')}</p>
        </div>
        <div className="lg:rotate-1">{thread}</div>
      </section>
      <Table />
      <div className="[&_li]:border [&_li]:border-line [&_li]:bg-raised [&_li]:p-7 lg:[&_li]:odd:-rotate-1 lg:[&_li]:even:translate-y-6 lg:[&_ul]:gap-x-6">
        {reviews}
      </div>
      <section className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-6 px-(--gutter) py-16 lg:grid-cols-[1fr_1.3fr] lg:py-24">
        <h2 className="display text-4xl">{t('faq')}</h2>
        {questions}
      </section>
      <section className="relative overflow-hidden bg-second text-on-second">
        <div className="mx-auto grid max-w-page items-end gap-x-12 px-(--gutter) pt-14 lg:grid-cols-[1fr_auto] lg:pt-20">
          <div className="pb-14 lg:pb-20">
            <h2 className="display text-[clamp(2.75rem,9vw,6rem)]">{t('closing.title')}</h2>
            <p className="mt-4 max-w-md text-lg">{t('closing.text')}</p>
            <div className="mt-7 flex flex-wrap gap-3">{authLinks}</div>
          </div>
          <Chair className="h-52 w-auto justify-self-end lg:h-96" />
        </div>
      </section>
    </>
  );
}

function Poster({ authLinks }: Pick<HomeParts, 'authLinks'>) {
  const t = useTranslations('brand');
  return (
    <section className="relative isolate overflow-hidden">
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-[repeating-conic-gradient(from_4deg_at_50%_58%,var(--art-ray)_0_8deg,transparent_8deg_16deg)] lg:bg-[repeating-conic-gradient(from_4deg_at_71%_40%,var(--art-ray)_0_8deg,transparent_8deg_16deg)]"
      />
      <Awning className="h-9 w-full lg:h-12" />
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-8 px-(--gutter) lg:grid-cols-[1.1fr_1fr] lg:grid-rows-[1fr_auto]">
        <h1 className="display mt-7 text-[clamp(3.1rem,14vw,4.5rem)] lg:self-end lg:text-[clamp(4.5rem,7.4vw,7.25rem)]">
          {t('headline')}
        </h1>
        <div className="relative order-last -mb-1 pt-9 lg:order-none lg:row-span-2 lg:pt-10">
          <Hero className="mx-auto h-auto max-h-[26rem] w-full lg:max-h-[min(46rem,82vh)]" />
        </div>
        <div className="lg:pb-24">
          <p className="mt-5 max-w-[31rem] text-lg">{t('lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3">{authLinks}</div>
          <p className="mt-4 text-sm">{t('adults')}</p>
        </div>
      </div>
      <Sea className="relative -mt-10 h-16 w-full lg:-mt-16 lg:h-24" />
    </section>
  );
}

function Table() {
  const t = useTranslations('brand');
  return (
    <section className="relative isolate overflow-hidden bg-sunken">
      <div aria-hidden="true" className="pattern absolute inset-0 -z-10" />
      <div className="mx-auto grid max-w-page gap-7 px-(--gutter) py-14 lg:grid-cols-12 lg:gap-y-0 lg:py-24">
        <article className="grid gap-x-6 self-start border border-line bg-raised p-6 shadow-[0_2px_0_var(--line)] sm:grid-cols-[1fr_auto] sm:p-9 lg:col-span-7 lg:-rotate-1">
          <div className="pr-1">
            <Stamp className="float-right mb-2 ml-5 w-16 sm:hidden" />
            <h2 className="display text-3xl">{t('near.title')}</h2>
            <p className="mt-3 max-w-prose text-lg text-ink-soft">{t('near.text')}</p>
          </div>
          <div
            aria-hidden="true"
            className="hidden w-44 content-between justify-items-end gap-8 border-l border-line pl-8 sm:grid"
          >
            <Stamp className="w-28" />
            <div className="grid w-full gap-5">
              <hr className="border-line-strong" />
              <hr className="border-line-strong" />
              <hr className="mr-8 border-line-strong" />
            </div>
          </div>
        </article>
        <article className="relative ml-3 bg-hosted py-8 pr-7 pl-16 text-on-hosted [clip-path:polygon(2.75rem_0,100%_0,100%_100%,2.75rem_100%,0_calc(100%-2.75rem),0_2.75rem)] sm:pl-24 lg:col-span-5 lg:mt-24 lg:rotate-[1.2deg]">
          <span
            aria-hidden="true"
            className="absolute top-1/2 left-5 size-5 -translate-y-1/2 rounded-full bg-sunken ring-4 ring-second sm:left-8 sm:size-6"
          />
          <h2 className="display text-3xl">{t('labelled.title')}</h2>
          <p className="mt-3 max-w-prose text-lg">{t('labelled.text')}</p>
        </article>
        <article className="mr-auto w-full max-w-md bg-raised px-7 pt-9 pb-12 [mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%_100%/1.25rem_100%] lg:col-span-5 lg:col-start-3 lg:mt-7 lg:rotate-[-0.6deg]">
          <h2 className="display text-3xl">{t('priced.title')}</h2>
          <hr aria-hidden="true" className="mt-4 border-t-2 border-dashed border-line-strong" />
          <p className="mt-4 text-lg text-ink-soft">{t('priced.text')}</p>
          <hr aria-hidden="true" className="mt-5 border-t-2 border-dashed border-line-strong" />
        </article>
      </div>
    </section>
  );
}
