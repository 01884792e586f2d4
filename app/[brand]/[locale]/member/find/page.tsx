import { redirect } from 'next/navigation';
import { FindContent } from '#app/find-content.tsx';
import { pageBrand } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { queryOf, type QueryPage } from '#app/page-query.ts';
import { sectionTitle } from '#app/page-title.ts';
import { flowVersion } from '#lib/flows/queries.ts';

export const generateMetadata = sectionTitle('find');

export default async function Find({ params, searchParams }: QueryPage) {
  const { brand, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const { config } = await flowVersion(member.flowVersionId);
  // In an invitation flow the match screen replaces the search and is the start page.
  if (config.invitationMode && config.matchEnabled) {
    redirect(`${prefix}/match${queryOf(await searchParams)}`);
  }
  return <FindContent params={params} searchParams={searchParams} />;
}
