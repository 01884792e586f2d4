import { run, type Statement } from '../db/statement.ts';
import { newId } from '../kernel/ids.ts';

const OPEN: Statement = {
  name: 'open-conversation',
  text: `
    with opened as (
      insert into conversations (id, brand_id, profile_low, profile_high, opened_by, created_at)
      values ($1, $2, least($3::uuid, $4::uuid), greatest($3::uuid, $4::uuid), $3, $5)
      on conflict (profile_low, profile_high) do nothing
      returning id),
    sides as (
      insert into participants (conversation_id, profile_id, peer_id, brand_id)
      select opened.id, x.profile, x.peer, $2
        from opened cross join (values ($3::uuid, $4::uuid), ($4::uuid, $3::uuid)) as x(profile, peer))
    insert into inboxes (profile_id)
    select profile from (values ($3::uuid), ($4::uuid)) as x(profile) order by profile
    on conflict (profile_id) do nothing`,
};

type Opening = {
  readonly brandId: string;
  readonly opener: string;
  readonly peer: string;
  readonly now: Date;
};

/** Creates the conversation of two profiles with both sides, unless it exists. Called before a send or a notice. */
export async function openConversation({ brandId, opener, peer, now }: Opening): Promise<void> {
  await run(OPEN, [newId(now.getTime()), brandId, opener, peer, now]);
}
