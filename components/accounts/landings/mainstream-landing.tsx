import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandHero } from '#components/brand/brand-hero.tsx';
import { Promises } from '#components/home/promises.tsx';
import type { BrandId } from '#lib/brands/schema.ts';

interface MainstreamLandingProps {
  brand: BrandId;
  /** Questions people ask first, as a section. */
  faq: ReactNode;
  /** The forms. */
  children: ReactNode;
}

/** Landing that introduces the product before it asks: headline and picture, the forms, and how it works below. */
export function MainstreamLanding({ brand, faq, children }: MainstreamLandingProps) {
  const t = useTranslations('home');
  const own = useTranslations('brand');
  return (
    <main id="content">
      <section className="relative isolate overflow-hidden bg-sunken">
        <div
          aria-hidden="true"
          className="pattern absolute inset-y-0 right-0 -z-10 hidden w-[45%] lg:block"
        />
        <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-(--gutter) pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:pt-14 lg:pb-16">
          <div className="flex flex-col">
            <h1 className="display text-[clamp(2.25rem,9.5vw,3.25rem)] lg:text-[clamp(3rem,4.6vw,4.5rem)]">
              {own('ms.headline')}
            </h1>
            <p className="mt-5 max-w-[34rem] text-lg">{own('ms.lead')}</p>
            <p className="mt-3 text-sm">{own('adults')}</p>
            <BrandHero
              brand={brand}
              className="mx-auto mt-10 hidden h-auto max-h-[32rem] w-full max-w-[30rem] lg:block"
            />
          </div>
          <div className="-mx-(--gutter) self-start bg-raised px-(--gutter) py-8 lg:mx-0 lg:rounded-card lg:border lg:border-line lg:px-8">
            <noscript>
              <p className="mb-5 rounded-field bg-sunken px-4 py-3">{t('needsScript')}</p>
            </noscript>
            {children}
          </div>
        </div>
      </section>
      <Promises />
      {faq}
    </main>
  );
}
