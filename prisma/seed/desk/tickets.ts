import { brands } from '../../../lib/brands/registry.ts';
import type { Brand } from '../../../lib/brands/schema.ts';
import { addTicketMessage } from '../../../lib/care/add-ticket-message.ts';
import { closeTicket } from '../../../lib/care/close-ticket.ts';
import { underReference } from '../../../lib/care/reference.ts';
import { replyToTicket } from '../../../lib/care/reply-to-ticket.ts';
import { storeTicket } from '../../../lib/care/store-ticket.ts';
import type { PrismaClient } from '../../../lib/db/generated/client.ts';
import { after, DAY, HOUR, MINUTE } from '../../../lib/kernel/clock.ts';
import { declare } from '../../../lib/payments/declarations/declare.ts';
import { randomOf, type Random } from '../world/random.ts';
import { sizeOf, type Staff } from './cast.ts';
import { peopleOf, type SeedMember } from './people.ts';
import { DEMO_TEXTS } from './demo-texts.ts';

type SeedTicket = {
  readonly db: PrismaClient;
  readonly brand: Brand;
  readonly who: SeedMember;
  readonly text: readonly [string, string?, string?];
  readonly at: Date;
  readonly staff: Staff;
  readonly random: Random;
  readonly now: Date;
};

/** A ticket, its answer after some hours, and sometimes a thank-you, after which it is closed. */
async function correspond({
  db,
  brand,
  who,
  text,
  at,
  staff,
  random,
  now,
}: SeedTicket): Promise<void> {
  const { memberId, email } = who;
  const locale = brand.locales.default;
  const [asks, answer, thanks] = text;
  const reference = await underReference((drawn) =>
    db.$transaction((tx) =>
      storeTicket(tx, { reference: drawn, brand, locale, memberId, email, text: asks, now: at }),
    ),
  );
  const answeredAt = after(at, random.between(35, 1_600) * MINUTE);
  if (answer === undefined || answeredAt > now) return;
  const by = { reference, actor: staff.care, purpose: `Ticket ${reference}` };
  await replyToTicket({ ...by, text: answer, now: answeredAt });
  const backAt = after(answeredAt, random.between(1, 30) * HOUR);
  if (thanks === undefined || backAt > now) return;
  const ticket = await db.ticket.findUniqueOrThrow({ where: { reference } });
  const message = { text: thanks, attachments: 0, from: email, messageId: null, fromAddress: null };
  await db.$transaction((tx) => addTicketMessage(tx, { ticket, brand, now: backAt }, message));
  const closedAt = after(backAt, 40 * MINUTE);
  if (closedAt < now) await closeTicket({ ...by, now: closedAt });
}

/** A cancellation with an unknown order number, which only an operator can match. */
async function declareOddly(
  brand: Brand,
  { email }: SeedMember,
  name: string,
  now: Date,
): Promise<void> {
  const stranger = email.replace('@members.', '@letters.members.');
  const locale = brand.locales.default;
  await declare({
    kind: 'cancel',
    brand,
    locale,
    name,
    email: stranger,
    orderNumber: '2026-104',
    now,
  });
}

/** Tickets in every state, and declarations for customer care. */
export async function seedTickets(db: PrismaClient, staff: Staff, now: Date): Promise<void> {
  if ((await db.ticket.count()) > 0) return;
  for (const brand of brands) {
    const random = randomOf(`${brand.id} letters`);
    const people = (await peopleOf(db, brand)).toReversed();
    const tickets = DEMO_TEXTS[brand.locales.default].tickets;
    for (const [index, who] of people.slice(0, sizeOf(brand)).entries()) {
      const text = tickets[index % tickets.length];
      if (!text) continue;
      const earliest = Math.max(who.since.getTime(), now.getTime() - 24 * DAY);
      const fresh = text[1] === undefined;
      const at = fresh
        ? after(now, -random.between(1, 40) * HOUR)
        : new Date(earliest + random.next() * (now.getTime() - earliest));
      await correspond({ db, brand, who, text, at, staff, random, now });
    }
    const [first] = people;
    if (first && sizeOf(brand) >= 7)
      await declareOddly(brand, first, first.name, after(now, -9 * HOUR));
  }
}
