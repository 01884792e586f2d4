import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import type { HomeParts } from './home-parts.ts';
import { Promises } from './promises.tsx';

interface StandardHomeProps extends Pick<
  HomeParts,
  'authLinks' | 'people' | 'thread' | 'reviews' | 'faq'
> {
  picture: ComponentType<{ className?: string }>;
}

/** The home page of a brand without a composition of its own: headline, people, conversation, promises, questions. */
export function StandardHome(props: StandardHomeProps) {
  const { picture, authLinks, people, thread, reviews, faq } = props;
  const t = useTranslations('brand');
  return (
    <>
      <Hero picture={picture} authLinks={authLinks} />
      <section className="mx-auto max-w-page px-(--gutter) py-12 lg:py-20">
        <h2 className="display text-3xl">{t('people')}</h2>
        <div className="mt-8">{people}</div>
      </section>
      <section className="mx-auto grid grid-cols-1 max-w-page items-center gap-x-12 gap-y-8 px-(--gutter) py-12 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:py-20">
        <div>
          <h2 className="display text-3xl">{t('thread.title')}</h2>
          <p className="mt-4 max-w-prose text-lg text-ink-soft">{t('thread.text')}</p>
        </div>
        {thread}
      </section>
      <Promises />
      {reviews}
      {faq}
    </>
  );
}

interface HeroProps {
  picture: ComponentType<{ className?: string }>;
  authLinks: ReactNode;
}

/** The brand's headline and the links to sign up and log in; on phones the picture comes first. */
function Hero({ picture: Picture, authLinks }: HeroProps) {
  const t = useTranslations('brand');
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-(--gutter) pt-4 pb-14 lg:grid-cols-[1.1fr_1fr] lg:pt-10 lg:pb-20">
      <div className="order-2 lg:order-1">
        <h1 className="display text-4xl sm:text-5xl">{t('headline')}</h1>
        <p className="mt-5 max-w-[34rem] text-lg text-ink-soft">{t('lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3">{authLinks}</div>
        <p className="mt-5 text-sm text-ink-soft">{t('adults')}</p>
      </div>
      <div className="order-1 lg:order-2">
        <Picture className="mx-auto h-auto max-h-[36vh] w-full max-w-[34rem] lg:max-h-[78vh]" />
      </div>
    </section>
  );
}
