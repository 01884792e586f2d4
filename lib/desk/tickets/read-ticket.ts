import { brandById } from '../../brands/registry.ts';
import { knownLocale } from '../../brands/schema.ts';
import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { hasBounced } from '../../mailing/suppression.ts';
import { operatorNames } from '../operators/operator-names.ts';
import type { Operator } from '../operator.ts';
import { scopedReference } from './scoped-ticket.ts';

/** More than any exchange that a person reads. */
const MOST = 200;

/** Whoever has the duty `care` may ask: one ticket with all that was written about it. Raises `not_found`. */
export async function readTicket(operator: Operator, reference: string, now: Date) {
  await scopedReference(operator, reference);
  const ticket = await db().ticket.findUnique({
    where: { reference },
    include: {
      member: { select: { publicId: true, profile: { select: { screenName: true } } } },
      claimer: { select: { name: true } },
      messages: { orderBy: { at: 'desc' }, take: MOST },
      _count: { select: { messages: true } },
    },
  });
  if (!ticket) return fail('not_found');
  const brand = brandById(ticket.brandId) ?? fail('not_found');
  const { id, email, state, createdAt, sinceAt, claimedBy, claimedUntil, claimer } = ticket;
  const messages = ticket.messages.reverse();
  const nameOf = await operatorNames(messages.flatMap(({ by }) => by ?? []));
  const held = claimedBy !== null && claimedUntil !== null && claimedUntil > now;
  const first = { text: ticket.text, at: createdAt, from: 'sender' as const, by: null };
  return {
    ...{ reference, email, createdAt, sinceAt },
    state: state as 'open' | 'waiting' | 'closed',
    brand: { id: brand.id, name: brand.name },
    locale: knownLocale(ticket.locale) ?? brand.locales.default,
    erased: email === '',
    bounced: email !== '' && (await hasBounced(brand.id, email)),
    member: ticket.member && {
      trackerId: ticket.member.publicId,
      name: ticket.member.profile?.screenName ?? '',
    },
    claim: held
      ? { name: claimer?.name ?? '', mine: claimedBy === operator.operatorId, until: claimedUntil }
      : null,
    seen: ticket._count.messages,
    letters: [
      { id, ...first, fromAddress: null, attachments: 0, inApp: false },
      ...messages.map(({ direction, by, messageId, ...message }) => ({
        ...{ id: message.id, text: message.text, at: message.at },
        from: direction === 'in' ? ('sender' as const) : ('care' as const),
        by: by === null ? null : nameOf(by),
        fromAddress: message.fromAddress,
        attachments: message.attachments,
        inApp: direction === 'in' && messageId === null,
      })),
    ],
  };
}
