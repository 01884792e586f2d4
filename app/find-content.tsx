import { cookies } from 'next/headers';
import { setTimeout } from 'node:timers/promises';
import { Suspense, type ComponentProps } from 'react';
import {
  FIND_COOKIE,
  findHref,
  findQuery,
  readFind,
  type FindState,
} from '#components/discovery/find-address.ts';
import { FindPage } from '#components/discovery/find-page.tsx';
import { FindSkeleton } from '#components/discovery/find-skeleton.tsx';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { filtersIn } from '#lib/discovery/search/filters.ts';
import { findView } from '#lib/discovery/search/find-view.ts';
import { searchOrLast } from '#lib/discovery/search/last-search.ts';
import { clock } from '#lib/kernel/clock.ts';
import { cardCheck } from './card-check.ts';
import { pageBrand } from './page-brand.ts';
import { pageMember } from './page-member.ts';
import type { QueryPage } from './page-query.ts';
import { PageMessages } from './page-messages.tsx';

type Search = {
  readonly member: MemberViewer;
  readonly state: FindState;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly prefix: string;
};

const NAMESPACES = [
  'answers.questions',
  'answers.shared',
  'discovery',
  'match.like',
  'match.save',
  'searches.save',
  'answers.intents',
  'answers.list',
  'answers.children',
  'answers.smoking',
];

type Shown = ComponentProps<typeof FindPage>;

// A result within this time is rendered into the page itself: no layout shift, scroll restoration works, no
// script is needed. A slower one is streamed behind a skeleton.
const AT_ONCE_MS = 400;

async function search({ member, state, ...where }: Search): Promise<Shown> {
  const { locale, prefix } = where;
  const { page, region, city, order } = state;
  const [{ result, failed }, check] = await Promise.all([
    searchOrLast(`${member.profileId} ${locale}`, async () => {
      const seen = { viewer: member, locale, now: clock.now() };
      const view = await findView(seen, { page, region, city, order, filters: filtersIn(state) });
      return { view, state };
    }),
    cardCheck(member, where),
  ]);
  return { ...result, prefix, check, failedHref: failed ? findHref(prefix, state) : null };
}

async function Later({ found }: { found: Promise<Shown> }) {
  return <FindPage {...await found} />;
}

/** The search from the address, or else the last one: the content of /find and of the dialogs that open over it. */
export async function FindContent({ params, searchParams }: QueryPage) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const query = await searchParams;
  const remembered = (await cookies()).get(FIND_COOKIE)?.value;
  const state = readFind(query, remembered);
  const found = search({ member, state, brand, locale, prefix });
  const shown = await Promise.race([found, setTimeout(AT_ONCE_MS, null)]);
  return (
    <PageMessages locale={locale} of={NAMESPACES}>
      {shown === null ? (
        <Suspense key={findQuery(state)} fallback={<FindSkeleton />}>
          <Later found={found} />
        </Suspense>
      ) : (
        <FindPage {...shown} />
      )}
    </PageMessages>
  );
}
