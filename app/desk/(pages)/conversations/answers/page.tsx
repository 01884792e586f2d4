import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { CannedList } from '#components/desk/canned/canned-list.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { brands } from '#lib/brands/registry.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';

export const metadata: Metadata = { title: 'Canned replies' };

export default async function ReadyAnswersPage() {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  const own = brands
    .filter(({ id }) => worksFor(operator, id))
    .map(({ id, name }) => ({ id, name }));
  return <CannedList brands={own} ofAll={operator.brandIds.length === 0} />;
}
