import { redirect } from 'next/navigation';
import { FindContent } from '#app/find-content.tsx';
import { pageBrand } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { queryOf, type QueryPage } from '#app/page-query.ts';
import { flowVersion } from '#lib/flows/queries.ts';

export default async function Find({ params, searchParams }: QueryPage) {
  const { brand, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const { config } = await flowVersion(member.flowVersionId);
  // A flow of invitations has the match screen in the search's place, and begins there.
  if (config.invitationMode && config.matchEnabled) {
    redirect(`${prefix}/match${queryOf(await searchParams)}`);
  }
  return <FindContent {...{ params, searchParams }} />;
}
