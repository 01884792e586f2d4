import type { MemberViewer } from '../identity/viewer.ts';
import { run, type Statement } from '../db/statement.ts';
import { fail } from '../kernel/errors.ts';
import { chatPicture } from '../media/chat-picture-file.ts';

// Checks the current state: a block, a removal or the end of the match revokes access at once.
const PICTURE: Statement = {
  name: 'sent-picture',
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
       and (m.sender_id = $1 or a.photos_open_at is not null)`,
};

type Asked = { readonly viewer: MemberViewer; readonly angelId: string; readonly seq: number };

/**
 * For members: the picture of a message, WebP, for its sender, and for its recipient once they have revealed
 * the photos. Raises `not_found` for anything else, without naming the cause.
 */
export async function sentPicture({ viewer, angelId, seq }: Asked): Promise<Buffer> {
  const [row] = await run<{ objectKey: string }>(PICTURE, [viewer.profileId, angelId, seq]);
  return (row && (await chatPicture(row.objectKey))) ?? fail('not_found');
}
