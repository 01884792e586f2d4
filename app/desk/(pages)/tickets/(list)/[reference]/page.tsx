import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { TicketThread } from '#components/desk/tickets/ticket-thread.tsx';

type Props = { readonly params: Promise<{ readonly reference: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

export default async function TicketPage({ params }: Props) {
  const operator = await operatorWith('care');
  const { reference } = await params;
  return operator && <TicketThread key={reference} reference={reference} />;
}
