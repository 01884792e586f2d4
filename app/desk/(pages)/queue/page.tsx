import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { QueueView } from '#components/desk/queue/queue-view.tsx';
import { brands } from '#lib/brands/registry.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';
import { mayDo } from '#lib/identity/roles.ts';
import { lanes } from '#lib/desk/queue/kinds.ts';

export const metadata: Metadata = { title: 'Moderation' };

type Query = {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export default async function QueuePage({ searchParams }: Query) {
  const operator = await operatorWith('moderate');
  if (!operator) return <Forbidden />;
  const { kind, brand } = await searchParams;
  const open = brands
    .filter(({ id }) => worksFor(operator, id))
    .map(({ id, name }) => ({ id, name }));
  const isSenior = mayDo(operator.role, 'moderate_senior');
  const allowed = lanes.filter((one) => one !== 'senior' || isSenior);
  return (
    <QueueView
      brands={open}
      lane={allowed.find((one) => one === kind)}
      brandId={open.find(({ id }) => id === brand)?.id}
    />
  );
}
