import { randomUUID } from 'node:crypto';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';

/** A ticket with a message by mail and a file. */
export async function createTicketWorld(memberId: string, email: string): Promise<void> {
  const now = clock.now();
  const made = { id: newId(), createdAt: now };
  const file = { kind: 'pdf', name: 'x.pdf', bytes: 1 } as const;
  await db().ticket.create({
    data: {
      ...made,
      reference: randomUUID(),
      brandId: 'dolcevita',
      email,
      text: '?',
      locale: 'it',
      messages: {
        create: { id: newId(), direction: 'in', text: '!', at: now, messageId: '<a@b>' },
      },
      files: {
        create: { ...made, ...file, brandId: 'dolcevita', memberId, objectKey: randomUUID() },
      },
    },
  });
}
