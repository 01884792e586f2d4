import { run, type Statement } from '../../db/statement.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { chatPicture } from '../../media/chat-picture-file.ts';
import { BOTH_SHOW_PREVIEWS } from './preview-column.ts';

// The gates of chat photos: nobody has reviewed the picture of a page.
const PICTURE: Statement = {
  name: 'preview-picture',
  text: `
    select v.object_key as "objectKey"
      from profiles p
      join conversations c on c.profile_low = least(p.id, $1::uuid)
                          and c.profile_high = greatest(p.id, $1::uuid)
      join participants a on a.conversation_id = c.id and a.profile_id = $1
      join messages m on m.conversation_id = c.id and m.seq = $3
      join message_previews v on v.conversation_id = c.id and v.seq = m.seq
     where p.public_id = $2 and c.matched_at is not null and c.blocked_at is null
       and m.removed_at is null and m.seq > a.expired_seq and v.object_key is not null
       and (m.sender_id = $1 or a.photos_open_at is not null) and ${BOTH_SHOW_PREVIEWS}`,
};

/**
 * For members: the picture of a message's preview, WebP, for its sender, and for its recipient once they have revealed
 * the sender's photos. Raises `not_found` for anything else, without naming the cause.
 */
export async function previewPicture(
  viewer: MemberViewer,
  { angelId, seq }: { readonly angelId: string; readonly seq: number },
): Promise<Buffer> {
  const values = [viewer.profileId, angelId, seq];
  const [row] = await run<{ objectKey: string }>(PICTURE, values);
  return (row ? await chatPicture(row.objectKey) : null) ?? fail('not_found');
}
