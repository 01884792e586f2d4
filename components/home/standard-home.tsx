import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import type { HomeParts } from './home-parts.ts';
import { Promises } from './promises.tsx';

interface StandardHomeProps extends Pick<HomeParts, 'authLinks' | 'reviews' | 'faq'> {
  picture: ComponentType<{ className?: string }>;
}

/** The home page of a brand without a composition of its own: picture and headline, three promises, questions. */
export function StandardHome({ picture, authLinks, reviews, faq }: StandardHomeProps) {
  return (
    <>
      <Hero picture={picture} authLinks={authLinks} />
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
