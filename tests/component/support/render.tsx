import { render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { brandById } from '#lib/brands/registry.ts';
import type { BrandId, Locale } from '#lib/brands/schema.ts';
import { Toaster } from '#components/ui/toast.tsx';
import { sayIn, type Say } from './copy.ts';
import { PageContexts } from './page-contexts.tsx';
import { setUpUser, type UserOptions } from './user.ts';

export interface PageOptions {
  /** `dolcevita` by default. */
  brand?: BrandId;
  /** The brand's own language by default. */
  locale?: Locale;
  /** Path and query at the start; `/` by default. */
  path?: string;
  /** The value of `useSelectedLayoutSegment` by path. */
  segmentOf?: (pathname: string) => string | null;
  /** user-event's own options, such as `advanceTimers`. */
  user?: UserOptions;
}

export interface Page {
  readonly user: UserEvent;
  readonly say: Say;
  readonly container: HTMLElement;
  /** Renders other content inside the same page. */
  readonly redraw: (content: ReactNode) => void;
  readonly unmount: () => void;
}

/** Brand, language and address of a page, with the defaults filled in. */
export function placeOf({ brand = 'dolcevita', locale, path = '/' }: PageOptions) {
  const own = brandById(brand)?.locales.default;
  if (own === undefined) throw new Error(`no brand ${brand}`);
  return { brand, locale: locale ?? own, path };
}

/** Renders content as a page of a brand, without a session. For a member's page see render-member.tsx. */
export function renderPage(content: ReactNode, options: PageOptions = {}): Page {
  const { brand, locale, path } = placeOf(options);
  history.replaceState(null, '', path);
  const say = sayIn(locale, brand);
  const around = (inside: ReactNode) => (
    <PageContexts
      brand={brand}
      locale={locale}
      path={path}
      segmentOf={options.segmentOf ?? (() => null)}
    >
      {inside}
      <Toaster label={say('notifications.region')} />
    </PageContexts>
  );
  const user = setUpUser(options.user);
  const { container, rerender, unmount } = render(around(content));
  const redraw = (inside: ReactNode): void => {
    rerender(around(inside));
  };
  return { user, say, container, redraw, unmount };
}
