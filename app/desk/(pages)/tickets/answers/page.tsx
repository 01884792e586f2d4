import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { CannedAnswersView } from '#components/desk/tickets/canned-answers-view.tsx';
import { brands } from '#lib/brands/registry.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';

export const metadata: Metadata = { title: 'Canned replies' };

export default async function AnswersPage() {
  const operator = await operatorWith('care');
  if (!operator) return <Forbidden />;
  const own = brands.filter(({ id }) => worksFor(operator, id));
  const offered = own.map(({ id, name, locales, address }) => ({
    id,
    name,
    locales: [locales.default, ...locales.others],
    formal: Object.entries(address).flatMap(([locale, form]) =>
      form === 'formal' ? [locale] : [],
    ),
  }));
  return <CannedAnswersView brands={offered} />;
}
