import type { MemberViewer } from '../identity/viewer.ts';
import { db } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { isId } from '../kernel/ids.ts';
import { filesByMessage } from './files/present-file.ts';
import { isReference } from './reference.ts';

const PAGE = 20;
const EXCERPT = 160;
const MAX_ROWS = 200;

/** The stored states as the sender sees them: waiting for customer care, answered, or closed. */
const STATES = { open: 'waiting', waiting: 'answered', closed: 'closed' } as const;
const stateOf = (state: string) => STATES[state as keyof typeof STATES];

type Own = Pick<MemberViewer, 'memberId' | 'brandId'>;

/** The member's own tickets, newest first. */
export async function ownTickets({ memberId, brandId }: Own, before?: string) {
  const rows = await db().ticket.findMany({
    where: {
      memberId,
      brandId,
      mergedIntoId: null,
      ...(before !== undefined && isId(before) ? { id: { lt: before } } : {}),
    },
    orderBy: { id: 'desc' },
    take: PAGE + 1,
    select: { id: true, reference: true, text: true, state: true, createdAt: true, sinceAt: true },
  });
  const shown = rows.slice(0, PAGE);
  return {
    tickets: shown.map(({ id: _, text, state, createdAt, sinceAt, ...row }) => ({
      ...row,
      excerpt: text.slice(0, EXCERPT),
      state: stateOf(state),
      at: createdAt.toISOString(),
      since: sinceAt.toISOString(),
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * One of the member's tickets with its messages in order; of a merged one, the ticket that has its messages. Raises
 * `not_found`, also for another member's ticket.
 */
export async function ownTicket({ memberId, brandId }: Own, asked: string) {
  if (!isReference(asked)) fail('not_found');
  const found = await db().ticket.findFirst({
    where: {
      memberId,
      brandId,
      mergedIntoId: null,
      OR: [{ reference: asked }, { merged: { some: { reference: asked } } }],
    },
    select: {
      id: true,
      reference: true,
      text: true,
      state: true,
      createdAt: true,
      rating: true,
      ratingComment: true,
      messages: {
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take: MAX_ROWS,
        select: { id: true, direction: true, text: true, at: true },
      },
      files: { orderBy: { id: 'asc' } },
    },
  });
  const { id, reference, text, state, createdAt, ...more } = found ?? fail('not_found');
  const { rating, ratingComment, messages, files } = more;
  const filesOf = filesByMessage(files);
  const first = { id, direction: 'in', text, at: createdAt } as const;
  return {
    reference,
    state: stateOf(state),
    rating,
    ratingComment,
    // Messages of a ticket that was merged into this one may be older than its first.
    messages: [first, ...messages]
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ direction, at, ...message }) => ({
        ...message,
        own: direction === 'in',
        files: filesOf.get(message.id === id ? '' : message.id) ?? [],
        at: at.toISOString(),
      })),
  };
}
