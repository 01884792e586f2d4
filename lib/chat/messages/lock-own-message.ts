import type { MemberViewer } from '../../identity/viewer.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { MESSAGE_CHANGEABLE_MS } from '../limits.ts';

type Own = { readonly conversationId: string; readonly withPhoto: boolean };

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
           m.removed_at is not null as removed, m.created_at as "createdAt",
           mine.blocked_at is not null as blocked, theirs.blocked_at is not null as "shutOut"
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
