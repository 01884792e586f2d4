import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Wordmark } from '#components/brand/wordmark.tsx';
import { SkipLink } from '#components/shell/skip-link.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import type { BrandId } from '#lib/brands/schema.ts';

const LINK = buttonStyle({ size: 'sm', variant: 'secondary' });

/** The bar above the visitor's pages: the brand's name and the login link, on the login page the one to sign up. */
export function VisitorHead({
  brand,
  prefix,
}: {
  brand: { id: BrandId; name: string };
  prefix: string;
}) {
  const home = useTranslations('home');
  return (
    <header className="relative z-10 print:hidden">
      <SkipLink />
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-2 px-(--gutter) py-4">
        <a href={`${prefix}/`} className="flex min-h-11 min-w-0 items-center">
          <Wordmark brand={brand.id} name={brand.name} className="h-8 w-auto max-w-full lg:h-9" />
        </a>
        <a
          href={`${prefix}/login`}
          className={clsx(LINK, '[body:has([data-page=login],[data-page=offline])_&]:hidden')}
        >
          {home('login')}
        </a>
        <a
          href={`${prefix}/signup`}
          className={clsx(LINK, '[body:not(:has([data-page=login]))_&]:hidden')}
        >
          {home('signup')}
        </a>
      </div>
    </header>
  );
}
