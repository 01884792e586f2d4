import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { Queue } from '#components/desk/conversations/queue.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { brands } from '#lib/brands/registry.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';
import { mayDo } from '#lib/identity/roles.ts';

export const metadata: Metadata = { title: 'Conversations' };

export default async function ConversationsPage() {
  const operator = await operatorWith('hosted');
  if (!operator) return <Forbidden />;
  const own = brands
    .filter(({ id }) => worksFor(operator, id))
    .map(({ id, name }) => ({ id, name }));
  return <Queue brands={own} admin={mayDo(operator.role, 'configure')} />;
}
