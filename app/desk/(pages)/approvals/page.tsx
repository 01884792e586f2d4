import type { Metadata } from 'next';
import { brandNames } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { ApprovalList } from '#components/desk/approvals/approval-list.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';

export const metadata: Metadata = { title: 'Approvals' };

export default async function ApprovalsPage() {
  const operator = await operatorWith(['configure', 'finance']);
  if (!operator) return <Forbidden />;
  return (
    <>
      <PageHeader title="Approvals">
        Flows, prices, settings and refunds that a second person must approve, by the settings of
        the brand. Nobody approves their own.
      </PageHeader>
      <ApprovalList brands={brandNames(operator)} />
    </>
  );
}
