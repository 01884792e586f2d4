import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandHero } from '#components/brand/brand-hero.tsx';
import { FaqTeaser } from '#components/home/faq-teaser.tsx';
import { Promises } from '#components/home/promises.tsx';
import type { BrandId } from '#lib/brands/schema.ts';

interface MainstreamLandingProps {
  brand: BrandId;
  prefix: string;
  children: ReactNode;
}

/** The house introduces itself before it asks: picture, a line, the forms, and how it works below. */
export function MainstreamLanding({ brand, prefix, children }: MainstreamLandingProps) {
  const t = useTranslations('home');
  const own = useTranslations('brand');
  return (
    <main id="content">
      <section className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-(--gutter) pt-2 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div>
          <BrandHero brand={brand} className="mx-auto h-auto max-h-[30vh] w-full max-w-[30rem]" />
          <h1 className="mt-6 display text-3xl sm:text-4xl">{own('ms.headline')}</h1>
          <p className="mt-4 max-w-[34rem] text-lg text-ink-soft">{own('ms.lead')}</p>
          <p className="mt-4 text-sm text-ink-soft">{own('adults')}</p>
        </div>
        <div className="w-full max-w-[30rem] justify-self-center">
          <noscript>
            <p className="mb-5 rounded-field bg-sunken px-4 py-3">{t('needsScript')}</p>
          </noscript>
          {children}
        </div>
      </section>
      <Promises />
      <FaqTeaser prefix={prefix} />
    </main>
  );
}
