import { db } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';

const MAX_ROWS = 200;

/** For staff: tickets that wait for customer care, oldest first. */
export async function openTickets() {
  const rows = await db().ticket.findMany({
    where: { state: 'open' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: {
      reference: true,
      brandId: true,
      locale: true,
      createdAt: true,
      _count: { select: { messages: true } },
    },
  });
  return rows.map(({ _count, ...row }) => ({ ...row, messages: _count.messages }));
}

/** For staff: one ticket with all its messages in order. Raises `not_found`. */
export async function ticketThread(reference: string) {
  const ticket = await db().ticket.findUnique({
    where: { reference },
    select: {
      reference: true,
      brandId: true,
      locale: true,
      state: true,
      createdAt: true,
      email: true,
      text: true,
      member: { select: { publicId: true } },
      messages: {
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
        select: {
          direction: true,
          text: true,
          at: true,
          by: true,
          fromAddress: true,
          attachments: true,
        },
      },
    },
  });
  return ticket ?? fail('not_found');
}
