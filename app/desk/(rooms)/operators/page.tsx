import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { NotYourRoom } from '#components/desk/not-your-room.tsx';
import { InviteForm } from '#components/desk/operators/invite-form.tsx';
import { OperatorRow } from '#components/desk/operators/operator-row.tsx';
import { brands } from '#lib/brands/registry.ts';
import { listOperators } from '#lib/desk/operators/list-operators.ts';

export const metadata: Metadata = { title: 'Operators' };

export default async function OperatorsPage() {
  const operator = await operatorWith('operators');
  if (!operator) return <NotYourRoom />;
  const all = await listOperators();
  const named = brands.map(({ id, name }) => ({ id, name }));
  return (
    <>
      <h1 className="display text-2xl">Operators</h1>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {all.map(({ id, name, email, role, brandIds, state, lastSeenAt }) => (
          <OperatorRow
            key={id}
            {...{ id, name, email, role, state }}
            brands={named.filter((brand) => brandIds.includes(brand.id)).map((brand) => brand.name)}
            lastSeenAt={lastSeenAt?.toISOString() ?? null}
            self={id === operator.operatorId}
          />
        ))}
      </ul>
      <InviteForm brands={named} />
    </>
  );
}
