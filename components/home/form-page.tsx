import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandPanel } from '#components/brand/brand-panel.tsx';
import type { BrandId } from '#lib/brands/schema.ts';

interface FormPageProps {
  brand: BrandId;
  title: string;
  lead?: string;
  /** Names the page to styles of its frame. */
  page?: 'login';
  children: ReactNode;
}

/** A form on a page of its own; on wide screens the brand's picture fills the other half. */
export function FormPage({ brand, title, lead, page, children }: FormPageProps) {
  const t = useTranslations('home');
  return (
    <main
      id="content"
      data-page={page}
      className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
    >
      <BrandPanel brand={brand} className="hidden lg:block" />
      <div className="px-(--gutter) pt-4 pb-16 lg:px-12 lg:pt-14 lg:pb-24">
        <div className="mx-auto max-w-[30rem]">
          <h1 className="display text-3xl lg:text-4xl">{title}</h1>
          {lead !== undefined && <p className="mt-3 text-ink-soft">{lead}</p>}
          <noscript>
            <p className="mt-5 rounded-field bg-sunken px-4 py-3">{t('needsScript')}</p>
          </noscript>
          <div className="mt-7">{children}</div>
        </div>
      </div>
    </main>
  );
}
