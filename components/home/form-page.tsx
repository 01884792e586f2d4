import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandHero } from '#components/brand/brand-hero.tsx';
import type { BrandId } from '#lib/brands/schema.ts';

interface FormPageProps {
  brand: BrandId;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A form on a page of its own; on wide screens the brand's picture stays beside it. */
export function FormPage({ brand, title, lead, children }: FormPageProps) {
  const t = useTranslations('home');
  return (
    <main
      id="content"
      className="mx-auto grid max-w-page gap-x-16 px-(--gutter) pt-2 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]"
    >
      <div aria-hidden="true" className="hidden lg:block">
        <BrandHero
          brand={brand}
          className="sticky top-8 mx-auto h-auto max-h-[84vh] w-full max-w-[34rem]"
        />
      </div>
      <div className="w-full max-w-[30rem] justify-self-center lg:pt-6">
        <h1 className="display text-3xl">{title}</h1>
        {lead !== undefined && <p className="mt-3 text-ink-soft">{lead}</p>}
        <noscript>
          <p className="mt-5 rounded-field bg-sunken px-4 py-3">{t('needsScript')}</p>
        </noscript>
        <div className="mt-7">{children}</div>
      </div>
    </main>
  );
}
