import type { MemberViewer } from '../identity/viewer.ts';
import { run, type Statement } from '../db/statement.ts';
import { fail } from '../kernel/errors.ts';
import { chatPicture } from '../media/chat-picture-file.ts';
import { voice } from '../media/voice-file.ts';

// Checks the current state: a block, a removal or the end of the match revokes access at once.
const SENT: Statement = {
  name: 'sent-attachment',
  text: `
    select f.object_key as "objectKey"
      from profiles p
      join conversations c on c.profile_low = least(p.id, $1::uuid)
                          and c.profile_high = greatest(p.id, $1::uuid)
      join participants a on a.conversation_id = c.id and a.profile_id = $1
      join messages m on m.conversation_id = c.id and m.seq = $3
      join chat_photos f on f.id = m.photo_id
     where p.public_id = $2 and c.matched_at is not null and c.blocked_at is null
       and m.removed_at is null and m.seq > a.expired_seq
       and (f.voice_ms is not null) = $4
       and (m.sender_id = $1 or a.photos_open_at is not null or $4)`,
};

type Asked = { readonly viewer: MemberViewer; readonly angelId: string; readonly seq: number };

async function sentKey({ viewer, angelId, seq }: Asked, isVoice: boolean) {
  const values = [viewer.profileId, angelId, seq, isVoice];
  return (await run<{ objectKey: string }>(SENT, values))[0]?.objectKey;
}

/**
 * For members: the picture of a message, WebP, for its sender, and for its recipient once they have revealed
 * the photos. Raises `not_found` for anything else, without naming the cause.
 */
export async function sentPicture(asked: Asked): Promise<Buffer> {
  const objectKey = await sentKey(asked, false);
  return (objectKey === undefined ? null : await chatPicture(objectKey)) ?? fail('not_found');
}

/**
 * For members: the recording of a message, WebM with Opus, for both sides while they are matched. Raises `not_found` for
 * anything else, without naming the cause.
 */
export async function sentVoice(asked: Asked): Promise<Buffer> {
  const objectKey = await sentKey(asked, true);
  return (objectKey === undefined ? null : await voice(objectKey)) ?? fail('not_found');
}
