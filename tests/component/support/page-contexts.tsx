import {
  AppRouterContext,
  LayoutRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useState, type ContextType, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { BrandId, Locale } from '#lib/brands/schema.ts';
import { REGIONAL } from '#lib/text/regional.ts';
import { plainMessages } from './copy.ts';
import { followSlots, recordNavigation } from './navigation.ts';

const router: AppRouterInstance = {
  push: (href) => {
    recordNavigation({ kind: 'push', href });
  },
  replace: (href) => {
    recordNavigation({ kind: 'replace', href });
  },
  refresh: () => {
    recordNavigation({ kind: 'refresh', href: location.href });
  },
  back: () => {
    recordNavigation({ kind: 'back', href: location.href });
  },
  forward: () => undefined,
  prefetch: () => undefined,
  hmrRefresh: () => undefined,
  bfcacheId: '0',
} as AppRouterInstance;

export interface PageContextsProps {
  brand: BrandId;
  locale: Locale;
  /** Path and query at the start. */
  path: string;
  /** The layout's selected segment by path, as `useSelectedLayoutSegment` returns it. */
  segmentOf: (pathname: string) => string | null;
  children: ReactNode;
}

const cache = () => new Map();

/** The contexts of every page: copy of its locale and brand, Next's router and addresses, and an own cache for SWR. */
export function PageContexts({ brand, locale, path, segmentOf, children }: PageContextsProps) {
  const [href, setHref] = useState(path);
  useEffect(() => followSlots(setHref), []);
  const url = new URL(href, 'http://localhost');
  const segment = segmentOf(url.pathname);
  const page = ['__PAGE__', {}];
  const tree = ['', { children: segment === null ? page : [segment, { children: page }] }];
  // Next's hooks read only one further field of this context.
  const layout = {
    parentTree: tree,
    parentRenderTree: { data: { bfcacheId: 0 } },
  } as unknown as ContextType<typeof LayoutRouterContext>;
  return (
    <AppRouterContext value={router}>
      <LayoutRouterContext value={layout}>
        <PathParamsContext value={{}}>
          <PathnameContext value={url.pathname}>
            <SearchParamsContext value={url.searchParams}>
              <SWRConfig value={{ provider: cache, dedupingInterval: 0, errorRetryCount: 0 }}>
                <NextIntlClientProvider
                  locale={REGIONAL[locale]}
                  messages={plainMessages(locale, brand) as never}
                  timeZone="UTC"
                >
                  {children}
                </NextIntlClientProvider>
              </SWRConfig>
            </SearchParamsContext>
          </PathnameContext>
        </PathParamsContext>
      </LayoutRouterContext>
    </AppRouterContext>
  );
}
