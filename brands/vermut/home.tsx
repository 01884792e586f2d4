import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { HomeParts } from '#components/home/home-parts.ts';
import { Hero } from './hero.tsx';

const LINES = ['near', 'labelled', 'priced'] as const;

/**
 * A headline as wide as the bar, the bar itself, and the menu printed on a label: its courses are the people and a
 * conversation. The bill comes last, as it does at a table.
 */
export function Home({ authLinks, people, thread, reviews, faq }: HomeParts) {
  const t = useTranslations('brand');
  return (
    <>
      <section className="mx-auto max-w-page px-(--gutter) pt-2 pb-16 lg:pb-24">
        <h1 className="display text-5xl lg:text-[clamp(4rem,6.9vw,6.25rem)]">{t('headline')}</h1>
        <hr className="rule mt-5 lg:mt-7" />
        <div className="mt-7 grid grid-cols-1 gap-x-14 gap-y-9 lg:mt-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <Hero className="mx-auto block h-auto max-h-[27vh] w-full lg:sticky lg:top-6 lg:max-h-[92vh]" />
          <div>
            <p className="max-w-[34rem] text-lg lg:text-xl">{t('lead')}</p>
            <div className="mt-7 flex flex-wrap gap-3 *:max-w-full *:shrink">{authLinks}</div>
            <p className="mt-5 text-sm text-ink-soft">{t('adults')}</p>
            <Menu people={people} thread={thread} />
          </div>
        </div>
      </section>
      <div className="bg-sunken">{faq}</div>
      {reviews}
      <Bill />
      <section className="bg-(--art-wall) text-(--art-label) [--accent-strong:var(--brass-300)] [--accent:var(--art-brass)] [--control-shadow:inset_0_0_0_2px_var(--art-brass),inset_0_0_0_3px_var(--art-ink)] [--on-accent:var(--art-ink)]">
        <div className="mx-auto grid max-w-page grid-cols-1 items-end gap-8 px-(--gutter) pt-14 pb-10 lg:grid-cols-[1.4fr_1fr] lg:pt-20">
          <div>
            <h2 className="display text-4xl lg:text-5xl">{t('closing.title')}</h2>
            <p className="mt-4 text-lg">{t('closing.text')}</p>
          </div>
          <div className="flex flex-wrap gap-3 *:max-w-full *:shrink">{authLinks}</div>
        </div>
        <div aria-hidden="true" className="h-5 bg-(--art-marble)" />
        <div aria-hidden="true" className="h-2 bg-(--art-vein)" />
      </section>
    </>
  );
}

/** Paper with the double frame of a bottle's label. */
function Label({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="bg-(--art-label) p-1.5 text-(--art-ink)">
      <div className="border-2 border-(--art-red-deep) p-1">
        <div className="border border-(--art-red-deep) px-4 py-6 lg:px-9 lg:py-9">
          <p className="display text-3xl text-(--art-red-deep) lg:text-4xl">{title}</p>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The courses of the menu. */
function Menu({ people, thread }: Pick<HomeParts, 'people' | 'thread'>) {
  const t = useTranslations('brand');
  return (
    <div className="mt-10 lg:mt-14">
      <Label title={t('menu')}>
        <h2 className="display mt-6 text-2xl">{t('people')}</h2>
        <div className="mt-4 [&_.home-people>div]:gap-x-2">{people}</div>
        <h2 className="display mt-10 text-2xl">{t('thread.title')}</h2>
        <p className="mt-2 max-w-prose">{t('thread.text')}</p>
        <div className="mt-5">{thread}</div>
      </Label>
    </div>
  );
}

/** Each promise is a line of the bill: its name, leader dots, and what it includes. */
function Bill() {
  const t = useTranslations('brand');
  return (
    <section className="mx-auto max-w-[50rem] px-(--gutter) py-14 lg:py-24">
      <Label title={t('bill')}>
        <ol className="mt-6 grid gap-7">
          {LINES.map((name) => (
            <li key={name}>
              <div className="flex flex-wrap items-baseline gap-x-2">
                <h2 className="display text-2xl">{t(`${name}.title`)}</h2>
                <span
                  aria-hidden="true"
                  className="min-w-6 flex-1 -translate-y-1 border-b-[3px] border-dotted border-(--art-red-deep)"
                />
                <p className="ml-auto font-ui text-sm font-semibold">{t(`aside.${name}`)}</p>
              </div>
              <p className="mt-2 max-w-prose">{t(`${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </Label>
    </section>
  );
}
