import type { MemberViewer } from '../identity/viewer.ts';
import { inTransaction } from '../db/client.ts';
import type { TicketRating } from '../db/generated/enums.ts';
import { fail } from '../kernel/errors.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';
import { holdCurrentTicket } from './current-ticket.ts';
import { isReference } from './reference.ts';

type Rated = {
  readonly member: Pick<MemberViewer, 'memberId' | 'brandId'>;
  readonly reference: string;
  readonly rating: TicketRating;
  readonly comment: string;
  readonly now: Date;
};

/**
 * For members: says whether the answers to their own ticket helped; a later rating replaces an earlier one. It does
 * not reopen the ticket. Raises `not_found`, also for another member's ticket, `conflict` when nobody has answered it
 * yet, and `card_data_refused`.
 */
export async function rateTicket({ member, reference, rating, now, ...given }: Rated) {
  const { memberId, brandId } = member;
  const comment = given.comment.trim();
  if (!isReference(reference)) fail('not_found');
  refuseCardData(comment);
  await inTransaction(async (tx) => {
    const ticket = await holdCurrentTicket(tx, reference);
    if (ticket?.memberId !== memberId || ticket.brandId !== brandId) return fail('not_found');
    const { id } = ticket;
    const answers = await tx.ticketMessage.count({ where: { ticketId: id, direction: 'out' } });
    if (answers === 0) fail('conflict');
    const data = { rating, ratingComment: comment === '' ? null : comment, ratedAt: now };
    await tx.ticket.update({ where: { id }, data });
  });
}
