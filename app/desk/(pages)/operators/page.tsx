import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { InviteForm } from '#components/desk/operators/invite-form.tsx';
import { OperatorRow } from '#components/desk/operators/operator-row.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { brands } from '#lib/brands/registry.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';
import { listOperators } from '#lib/desk/operators/list-operators.ts';

export const metadata: Metadata = { title: 'Operators' };

export default async function OperatorsPage() {
  const operator = await operatorWith('operators');
  if (!operator) return <Forbidden />;
  const managed = await listOperators(operator);
  const own = brands.filter(({ id }) => worksFor(operator, id));
  const named = own.map(({ id, name }) => ({ id, name }));
  const all = operator.brandIds.length === 0;
  return (
    <>
      <PageHeader title="Operators">
        Staff accounts with their roles and brands.
        {!all && ' You manage the operators of your brands only.'}
      </PageHeader>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {managed.map(({ id, name, email, role, brandIds, state, lastSeenAt }) => (
          <OperatorRow
            key={id}
            id={id}
            name={name}
            email={email}
            role={role}
            state={state}
            brandIds={brandIds}
            all={all}
            brands={named}
            lastSeenAt={lastSeenAt?.toISOString() ?? null}
            self={id === operator.operatorId}
          />
        ))}
      </ul>
      <InviteForm brands={named} all={all} />
    </>
  );
}
