import type { Metadata } from 'next';
import { brandNames } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { Rechecks } from '#components/desk/rechecks/rechecks.tsx';
import { RECHECK_EVERY } from '#lib/desk/rechecks/limits.ts';
import { mayDo } from '#lib/identity/roles.ts';

export const metadata: Metadata = { title: 'Second reviews' };

export default async function RechecksPage() {
  const operator = await operatorWith('moderate');
  if (!operator) return <Forbidden />;
  return (
    <>
      <PageHeader title="Second reviews">
        Every {RECHECK_EVERY}th decision of the queue is judged again by another moderator, who does
        not know it. It changes nothing for the member.
      </PageHeader>
      <Rechecks brands={brandNames(operator)} isSenior={mayDo(operator.role, 'moderate_senior')} />
    </>
  );
}
