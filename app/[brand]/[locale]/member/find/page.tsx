import { cookies } from 'next/headers';
import { Suspense } from 'react';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import {
  FIND_COOKIE,
  findQuery,
  readFind,
  type FindState,
} from '#components/discovery/find-address.ts';
import { FindPage } from '#components/discovery/find-page.tsx';
import { FindSkeleton } from '#components/discovery/find-skeleton.tsx';
import type { MemberViewer } from '#lib/accounts/viewer.ts';
import { findView } from '#lib/discovery/find-view.ts';
import { clock } from '#lib/kernel/clock.ts';

type Props = {
  readonly params: Promise<BrandParams>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

type Search = {
  readonly member: MemberViewer;
  readonly state: FindState;
  readonly locale: string;
  readonly prefix: string;
};

async function Found({ member, state, locale, prefix }: Search) {
  const { page, region, ageMin, ageMax, withPhoto, membersOnly } = state;
  const view = await findView(
    { viewer: member, locale, now: clock.now() },
    { page, region, filters: { ageMin, ageMax, withPhoto, membersOnly } },
  );
  return <FindPage view={view} state={state} prefix={prefix} />;
}

export default async function Find({ params, searchParams }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const remembered = (await cookies()).get(FIND_COOKIE)?.value;
  const state = readFind(await searchParams, remembered);
  return (
    <Suspense key={findQuery(state)} fallback={<FindSkeleton />}>
      <Found {...{ member, state, locale, prefix }} />
    </Suspense>
  );
}
