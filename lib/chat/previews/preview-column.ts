/** SQL: neither member of a conversation `m.conversation_id` has switched previews off. */
export const BOTH_SHOW_PREVIEWS = `not exists (
                 select from participants s join profiles q on q.id = s.profile_id
                  where s.conversation_id = m.conversation_id and not q.shows_previews)`;

/** SQL: the preview of a message `m`. A text without a dot inside a word has no link, and is not looked up. */
export const PREVIEW = `case when m.body ~ '\\.[^[:space:]]' then
                   (select json_build_object('title', v.title, 'description', v.description,
                                             'width', v.width, 'height', v.height,
                                             'open', r.photos_open_at is not null)
                      from message_previews v
                      join participants r on r.conversation_id = v.conversation_id
                                         and r.profile_id <> v.sender_id
                     where v.conversation_id = m.conversation_id and v.seq = m.seq
                       and v.title is not null and ${BOTH_SHOW_PREVIEWS}) end`;
