import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { NoTicket } from '#components/desk/tickets/no-ticket.tsx';

export const metadata: Metadata = { title: 'Tickets' };

export default async function TicketsPage() {
  return (await operatorWith('care')) && <NoTicket />;
}
