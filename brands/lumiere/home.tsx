import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { HomeParts } from '#components/home/home-parts.ts';
import { Hero } from './hero.tsx';
import { Letter, Receipt, Roofs } from './home-art.tsx';

/** A magazine opened at an exhibition: one headline, one picture, portraits, then three works on a wall. */
export function Home({ authLinks, people, thread, reviews, questions }: HomeParts) {
  const t = useTranslations('brand');
  return (
    <>
      <Spread authLinks={authLinks} />
      <section className="mx-auto grid max-w-page grid-cols-1 gap-x-10 gap-y-8 px-(--gutter) pt-20 lg:grid-cols-12 lg:pt-32">
        <h2 className="display text-3xl lg:col-span-3">{t('people')}</h2>
        <div className="lg:col-span-9 [&_figcaption]:font-ui">{people}</div>
      </section>
      <section className="mx-auto grid max-w-page grid-cols-1 gap-x-10 gap-y-10 px-(--gutter) pt-20 lg:grid-cols-12 lg:pt-32">
        <div className="lg:col-span-6">
          <h2 className="display text-[clamp(2.5rem,7vw,5rem)]">{t('thread.title')}</h2>
          <p className="mt-6 max-w-[30rem] border-l border-ink pl-4 text-lg leading-relaxed">
            {t('thread.text')}
          </p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8 [&_figcaption]:font-ui">{thread}</div>
      </section>
      <Wall />
      <div className="[&_blockquote]:display [&_blockquote]:text-xl [&_blockquote]:leading-snug [&_section]:py-16 lg:[&_section]:pt-28 lg:[&_section]:pb-0">
        {reviews}
      </div>
      <section className="mx-auto grid max-w-page grid-cols-1 gap-x-10 gap-y-8 px-(--gutter) py-20 lg:grid-cols-12 lg:py-28">
        <h2 className="display text-3xl lg:col-span-3">{t('faq')}</h2>
        <div className="border-t border-ink lg:col-span-7 lg:col-start-5">{questions}</div>
      </section>
      <section className="mx-auto max-w-page px-(--gutter) pb-20 lg:pb-32">
        <hr aria-hidden="true" className="rule" />
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 pt-12 lg:grid-cols-12 lg:pt-20">
          <h2 className="display text-[clamp(3rem,9.5vw,7.5rem)] lg:col-span-10 lg:col-start-3">
            {t('closing.title')}
          </h2>
          <div className="lg:col-span-5 lg:col-start-7">
            <p className="text-lg">{t('closing.text')}</p>
            <div className="mt-8 flex flex-wrap gap-3">{authLinks}</div>
          </div>
        </div>
      </section>
    </>
  );
}

function Spread({ authLinks }: Pick<HomeParts, 'authLinks'>) {
  const t = useTranslations('brand');
  return (
    <section className="mx-auto max-w-page px-(--gutter)">
      <hr aria-hidden="true" className="rule" />
      <h1 className="display pt-9 pb-8 pl-[0.62em] -indent-[0.62em] text-[clamp(2.25rem,12.3vw,5rem)] lg:pt-14 lg:pb-12 lg:text-[clamp(5rem,10.4vw,9.25rem)] lg:leading-[0.96]">
        {t('headline')}
      </h1>
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-12">
        <figure className="-mx-3 max-lg:order-last max-lg:mb-2 border border-line p-2 lg:col-span-7 lg:mx-0 lg:p-3">
          <Hero className="h-auto max-h-[25rem] w-full bg-(--art-wall) lg:max-h-[40rem]" />
        </figure>
        <div className="flex flex-col border-line pb-8 lg:col-span-4 lg:col-start-9 lg:border-l lg:py-2 lg:pl-10">
          <p className="text-lg leading-relaxed first-letter:float-left first-letter:pt-1 first-letter:pr-2.5 first-letter:font-display first-letter:text-[4.1em] first-letter:leading-[0.78] first-letter:text-accent-ink first-letter:italic">
            {t('lead')}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">{authLinks}</div>
          <p className="mt-5 font-ui text-sm text-ink-soft">{t('adults')}</p>
        </div>
      </div>
    </section>
  );
}

/** Three frames of three sizes, hung as in a gallery; the text of each is its label. */
function Wall() {
  return (
    <section className="mt-16 border-y border-line bg-sunken lg:mt-28">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-10 gap-y-16 px-(--gutter) py-16 lg:grid-cols-12 lg:py-28">
        <Work name="near" Drawing={Roofs} shape="aspect-4/3" place="lg:col-span-6" />
        <Work
          name="labelled"
          Drawing={Letter}
          shape="aspect-square"
          place="ml-[22%] lg:col-span-3 lg:mt-44 lg:ml-0"
        />
        <Work
          name="priced"
          Drawing={Receipt}
          shape="aspect-3/4"
          place="mr-[22%] lg:col-span-3 lg:mt-16 lg:mr-0"
        />
      </div>
    </section>
  );
}

interface WorkProps {
  name: 'near' | 'labelled' | 'priced';
  Drawing: ComponentType<{ className?: string }>;
  shape: string;
  place: string;
}

function Work({ name, Drawing, shape, place }: WorkProps) {
  const t = useTranslations('brand');
  return (
    <article className={place}>
      <div className={`border border-ink bg-(--art-paper) p-[7%] ${shape}`}>
        <Drawing className="size-full" />
      </div>
      <div className="mt-5 max-w-[26rem] border-l border-ink pl-4">
        <h2 className="display text-2xl">{t(`${name}.title`)}</h2>
        <p className="mt-2 text-ink-soft">{t(`${name}.text`)}</p>
      </div>
    </article>
  );
}
