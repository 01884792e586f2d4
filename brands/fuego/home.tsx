import { useTranslations } from 'next-intl';
import type { HomeParts } from '#components/home/home-parts.ts';
import { Hero } from './hero.tsx';
import { Coin, Mask, Star, Tiles } from './home-art.tsx';

const BANDS = [
  {
    name: 'near',
    classes: 'bg-accent text-on-accent',
    Icon: Star,
    step: 'lg:mr-[14%]',
    inset: 'lg:pl-[calc(max(var(--gutter),50vw-38rem)+1.5rem)]',
  },
  {
    name: 'labelled',
    classes: 'bg-hosted text-on-hosted',
    Icon: Mask,
    step: 'lg:mx-[7%]',
    inset: 'lg:px-16',
  },
  {
    name: 'priced',
    classes: 'bg-second text-on-second',
    Icon: Coin,
    step: 'lg:ml-[14%]',
    inset: 'lg:pl-16 lg:pr-[calc(max(var(--gutter),50vw-38rem)+1.5rem)]',
  },
] as const;

/** A night in Sevilla: the headline as tall as the wall, then who is awake; everything cut on the slant. */
export function Home({ authLinks, people, thread, reviews, questions }: HomeParts) {
  const t = useTranslations('brand');
  return (
    <>
      <Night authLinks={authLinks} />
      <section className="mx-auto max-w-page overflow-x-clip px-(--gutter) pt-10 pb-16 lg:pt-16 lg:pb-24">
        <h2 className="display origin-bottom-left -skew-x-6 text-5xl max-[15rem]:skew-x-0 text-accent-ink lg:text-[clamp(3.5rem,6vw,5.5rem)]">
          {t('people')}
        </h2>
        <div className="mt-6 lg:mt-10">{people}</div>
      </section>
      <section className="bg-(--art-wall) text-(--art-paper) [clip-path:polygon(0_2.5vw,100%_0,100%_calc(100%-2.5vw),0_100%)]">
        <div className="mx-auto grid grid-cols-1 max-w-page items-center gap-x-16 gap-y-8 px-(--gutter) py-[calc(3.5rem+2.5vw)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
          <div className="order-last lg:order-first">{thread}</div>
          <div>
            <h2 className="display text-5xl lg:text-[clamp(4rem,7.4vw,7rem)]">
              {t('thread.title')}
            </h2>
            <p className="mt-4 max-w-prose text-lg">{t('thread.text')}</p>
          </div>
        </div>
      </section>
      <div className="grid overflow-hidden py-8 max-lg:[&>*+*]:-mt-2.5 lg:gap-4 lg:py-20">
        {BANDS.map((band) => (
          <Band key={band.name} {...band} />
        ))}
      </div>
      <div className="[&_h2]:text-5xl [&_li]:border-t-4 [&_li]:border-accent-ink [&_section]:pt-0">
        {reviews}
      </div>
      <section className="mx-auto grid max-w-page grid-cols-1 gap-x-12 gap-y-5 px-(--gutter) pb-16 lg:grid-cols-[1fr_1.4fr] lg:pb-24">
        <h2 className="display max-w-[7ch] origin-bottom-left -skew-x-6 self-start text-5xl max-[15rem]:skew-x-0 text-accent-ink lg:text-[clamp(4rem,7.4vw,7rem)]">
          {t('faq')}
        </h2>
        <div>{questions}</div>
      </section>
      <section className="relative isolate overflow-hidden py-14 text-(--art-paper) lg:py-24">
        <Tiles className="absolute inset-0 -z-10 size-full" />
        <div className="mx-auto max-w-page px-(--gutter)">
          <div className="relative isolate max-w-3xl px-7 py-10 before:absolute before:inset-0 before:-z-10 before:-skew-x-6 before:bg-(--art-night) sm:px-14 lg:py-14">
            <h2 className="display text-[clamp(3.25rem,10vw,6.5rem)]">{t('closing.title')}</h2>
            <p className="mt-4 max-w-md text-lg">{t('closing.text')}</p>
            <div className="mt-7 flex flex-wrap gap-4">{authLinks}</div>
          </div>
        </div>
      </section>
    </>
  );
}

function Night({ authLinks }: Pick<HomeParts, 'authLinks'>) {
  const t = useTranslations('brand');
  return (
    <section className="relative isolate overflow-hidden bg-(--art-night) text-(--art-paper) [clip-path:polygon(0_0,100%_0,100%_calc(100%-3.5vw),0_100%)]">
      <Hero className="absolute -top-20 left-1/2 -z-10 h-auto w-[112%] max-w-none -translate-x-[47%] [mask-image:linear-gradient(to_top,transparent_14%,black_52%)] sm:w-[80%] lg:top-auto lg:-right-[4%] lg:-bottom-[6%] lg:left-auto lg:w-[min(52rem,58vw)] lg:translate-x-0 lg:[mask-image:linear-gradient(to_right,transparent,black_34%)]" />
      <div className="mx-auto flex max-w-page flex-col justify-end px-(--gutter) pt-[44vw] pb-[14vw] sm:pt-[44vw] lg:min-h-[min(50rem,86vh)] lg:justify-center lg:pt-10 lg:pb-[8vw]">
        <h1 className="display max-w-[10ch] origin-bottom-left -skew-x-6 text-[clamp(min(4rem,22vw),19vw,6rem)] max-[15rem]:skew-x-0 leading-[0.93] lg:text-[clamp(5.5rem,min(11.2vw,15.6vh),11.5rem)]">
          {t('headline')}
        </h1>
        <p className="mt-5 max-w-[30rem] text-lg">{t('lead')}</p>
        <div className="mt-7 flex flex-wrap gap-4">{authLinks}</div>
        <p className="mt-4 text-sm text-(--art-ash)">{t('adults')}</p>
      </div>
    </section>
  );
}

function Band({ name, classes, step, inset, Icon }: (typeof BANDS)[number]) {
  const t = useTranslations('brand');
  return (
    <section
      className={`${classes} ${step} -mx-6 max-lg:[clip-path:polygon(0_1.5rem,100%_0,100%_calc(100%-1.5rem),0_100%)] lg:-skew-x-6`}
    >
      <div
        className={`grid items-center gap-x-10 gap-y-3 px-[calc(var(--gutter)+1.5rem)] py-12 md:grid-cols-[auto_1fr_1.15fr] lg:skew-x-6 ${inset}`}
      >
        <Icon className="h-14 w-14 md:h-24 md:w-24" />
        <h2 className="display text-5xl">{t(`${name}.title`)}</h2>
        <p className="max-w-prose text-lg">{t(`${name}.text`)}</p>
      </div>
    </section>
  );
}
