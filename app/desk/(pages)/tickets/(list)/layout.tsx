import type { ReactNode } from 'react';
import { pageOperator } from '#app/desk/page-operator.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { TicketDesk } from '#components/desk/tickets/ticket-desk.tsx';
import { brands } from '#lib/brands/registry.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';
import { mayDo } from '#lib/identity/roles.ts';

/** The list stays mounted while the tickets are read beside it. */
export default async function TicketsLayout({ children }: { children: ReactNode }) {
  const operator = await pageOperator();
  if (!mayDo(operator.role, 'care')) return <Forbidden />;
  const own = brands.filter(({ id }) => worksFor(operator, id));
  return <TicketDesk brands={own.map(({ id, name }) => ({ id, name }))}>{children}</TicketDesk>;
}
