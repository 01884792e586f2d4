import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { cardCheck } from '#app/card-check.ts';
import { pageBrand } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { queryOf, type QueryPage } from '#app/page-query.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { sectionTitle } from '#app/page-title.ts';
import { FIND_COOKIE, filtersOn, readFind } from '#components/discovery/find-address.ts';
import { MatchPage } from '#components/match/match-page.tsx';
import { MatchSkeleton } from '#components/match/match-skeleton.tsx';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { filtersIn } from '#lib/discovery/search/filters.ts';
import { matchStack } from '#lib/discovery/match-stack.ts';
import { flowVersion } from '#lib/flows/queries.ts';
import { clock } from '#lib/kernel/clock.ts';

type Stack = {
  readonly member: MemberViewer;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly prefix: string;
  readonly invitationMode: boolean;
};

const NAMESPACES = [
  'chat.cost',
  'chat.disclosurePrompt',
  'discovery.widened',
  'match',
  'answers.questions',
  'answers.shared',
];

async function Stacked({ member, invitationMode, ...where }: Stack) {
  const remembered = (await cookies()).get(FIND_COOKIE)?.value;
  const state = readFind({}, remembered);
  const { region } = state;
  const filters = filtersIn(state);
  const [stack, check] = await Promise.all([
    matchStack({ viewer: member, locale: where.locale, now: clock.now() }, { region, filters }),
    cardCheck(member, where),
  ]);
  return (
    <MatchPage
      found={stack.found}
      search={{ region: stack.region, filters }}
      filtered={filtersOn(filters) > 0}
      cardCheck={check}
      invitationMode={invitationMode}
      country={member.country}
      prefix={where.prefix}
    />
  );
}

export const generateMetadata = sectionTitle('match');

/** The swipe screen, with the filters of the member's last search; a flow without it redirects to the search. */
export default async function Match({ params, searchParams }: QueryPage) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const { config } = await flowVersion(member.flowVersionId);
  if (!config.matchEnabled) redirect(`${prefix}/find${queryOf(await searchParams)}`);
  const { invitationMode } = config;
  return (
    <PageMessages locale={locale} of={NAMESPACES}>
      <Suspense fallback={<MatchSkeleton />}>
        <Stacked
          member={member}
          brand={brand}
          locale={locale}
          prefix={prefix}
          invitationMode={invitationMode}
        />
      </Suspense>
    </PageMessages>
  );
}
