import { single, type QueryPage } from '#app/page-query.ts';
import { Plans } from '#app/plans.tsx';

export default async function Purchase({ params, searchParams }: QueryPage) {
  return <Plans params={params} hook={single((await searchParams)['hook'])} />;
}
