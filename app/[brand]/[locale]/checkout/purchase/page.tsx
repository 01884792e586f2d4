import { single, type QueryPage } from '#app/page-query.ts';
import { Plans } from '#app/plans.tsx';
import { sectionTitle } from '#app/page-title.ts';

export const generateMetadata = sectionTitle('vip_plan');

export default async function Purchase({ params, searchParams }: QueryPage) {
  const hook = single((await searchParams)['hook']);
  return <Plans params={params} searchParams={searchParams} hook={hook} />;
}
