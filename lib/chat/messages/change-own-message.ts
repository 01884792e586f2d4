import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { fail } from '../../kernel/errors.ts';
import { isFreeQuestion } from '../../text/safety-topic.ts';
import { acceptText } from '../accept-text.ts';
import { OWN_BLOCK, SHUT_OUT } from '../closed-side.ts';
import { reviseMessage } from '../revise-message.ts';
import { notifyMessageChange } from '../notify-message-change.ts';
import { Prisma } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { MESSAGE_CHANGEABLE_MS } from '../limits.ts';

const CLOSED = Prisma.raw(`${OWN_BLOCK} as blocked, ${SHUT_OUT} as "shutOut"`);

type Own = {
  readonly conversationId: string;
  readonly withPhoto: boolean;
  /** A question to a hosted profile that cost nothing. */
  readonly free: boolean;
};

type Row = Own & {
  readonly blocked: boolean;
  readonly shutOut: boolean;
  readonly removed: boolean;
  readonly createdAt: Date;
};

/**
 * The conversation of the viewer's own message, locked as every writer locks it, and the account, which
 * cannot be erased while its text changes. Raises `not_found` for anything but a message of the viewer's own
 * with this profile, `conversation_blocked`, and `change_closed` a minute after it was sent or once it was
 * removed.
 */
export async function lockOwnMessage(
  tx: Prisma.TransactionClient,
  viewer: MemberViewer,
  angelId: string,
  seq: number,
  now: Date,
): Promise<Own> {
  const { profileId } = viewer;
  const [pair] = await tx.$queryRaw<{ id: string }[]>`
    select c.id::text from profiles p
      join conversations c on c.profile_low = least(p.id, ${profileId}::uuid)
                          and c.profile_high = greatest(p.id, ${profileId}::uuid)
      join users u on u.id = ${viewer.memberId}::uuid and u.state <> 'erased'
     where p.public_id = ${angelId} for no key update of c for key share of u`;
  const [own] = await tx.$queryRaw<Row[]>`
    select m.conversation_id::text as "conversationId", m.photo_id is not null as "withPhoto",
           m.cost = 0 as free, m.removed_at is not null as removed, m.created_at as "createdAt",
           ${CLOSED}
      from messages m
      join participants mine on mine.conversation_id = m.conversation_id
                            and mine.profile_id = m.sender_id
      join participants theirs on theirs.conversation_id = m.conversation_id
                              and theirs.profile_id <> m.sender_id
     where m.conversation_id = ${pair?.id ?? null}::uuid and m.seq = ${seq}
       and m.sender_id = ${profileId}::uuid and m.kind = 'personal'`;
  if (!own || (own.shutOut && !own.blocked)) return fail('not_found');
  if (own.blocked) fail('conversation_blocked');
  if (own.removed || now > after(own.createdAt, MESSAGE_CHANGEABLE_MS)) fail('change_closed');
  return own;
}

type Edit = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly seq: number;
  readonly msg: string;
};

/**
 * Changes the text of the member's own message, within a minute after it was sent; both sides see that it was
 * edited. It costs nothing. Members, their own: anything else answers `not_found`. Raises `change_closed`,
 * also for one with a photo and for a free question that would become another text, `conversation_blocked`,
 * `message_empty`, `message_too_long`, `card_data_refused`.
 */
export async function editMessage(
  viewer: MemberViewer,
  { trackerId, angelId, seq, msg }: Edit,
  now: Date,
): Promise<{ revision: number; edited: true }> {
  requireOwnName(viewer, trackerId);
  const { body } = acceptText(msg, viewer);
  const { conversationId, revision } = await retryOnDeadlock(() =>
    inTransaction(async (tx) => {
      const own = await lockOwnMessage(tx, viewer, angelId, seq, now);
      if (own.withPhoto || (own.free && !isFreeQuestion(body))) fail('change_closed');
      const { conversationId } = own;
      return {
        conversationId,
        revision: await reviseMessage(tx, { conversationId, seq, body, now }),
      };
    }),
  );
  await notifyMessageChange(conversationId, seq);
  return { revision, edited: true };
}

type Deletion = { readonly trackerId: string; readonly angelId: string; readonly seq: number };

/**
 * Removes the member's own message from both sides, within a minute after it was sent. The text remains for a
 * month for staff who may have to judge a report; its credit is spent. Members, their own: anything else
 * answers `not_found`. Raises `change_closed`, `conversation_blocked`.
 */
export async function deleteMessage(
  viewer: MemberViewer,
  { trackerId, angelId, seq }: Deletion,
  now: Date,
): Promise<{ revision: number }> {
  requireOwnName(viewer, trackerId);
  const { conversationId, revision } = await retryOnDeadlock(() =>
    inTransaction(async (tx) => {
      const { conversationId } = await lockOwnMessage(tx, viewer, angelId, seq, now);
      const removal = { conversationId, seq, body: null, now };
      return { conversationId, revision: await reviseMessage(tx, removal) };
    }),
  );
  await notifyMessageChange(conversationId, seq);
  return { revision };
}
