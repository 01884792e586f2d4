import type { Answerer } from '../../lib/hosted/answerer.ts';
import { fromDatabase } from './member-rows.ts';
import type { BrandName } from './places.ts';

type HostedPerson = { readonly angelId: string; readonly name: string };

/** A hosted woman of a brand, answered by exactly these, in their order. */
export function hostedWoman(
  databaseUrl: string,
  brand: BrandName,
  answeredBy: readonly Answerer[],
): Promise<HostedPerson> {
  return fromDatabase(
    databaseUrl,
    `select p.public_id as "angelId", p.screen_name as name
       from profiles p join profile_listings l on l.profile_id = p.id
      where l.brand_id = $1 and p.kind = 'hosted' and p.answered_by = $2
        and p.gender = 'woman' and p.seeking = 'man' and not p.verified_only
      order by p.public_id limit 1`,
    [brand, answeredBy],
  );
}

/** Whether somebody was told who answers before their first credit went there. */
export async function toldBeforeDebit(
  databaseUrl: string,
  { trackerId, angelId }: { readonly trackerId: string; readonly angelId: string },
): Promise<boolean> {
  const { told } = await fromDatabase<{ told: boolean }>(
    databaseUrl,
    `select d.at <= min(m.created_at) as told
       from disclosures d join users u on u.id = d.member_id
       join profiles mine on mine.member_id = u.id join profiles theirs on theirs.id = d.profile_id
       join participants p on p.profile_id = mine.id and p.peer_id = theirs.id
       join messages m on m.conversation_id = p.conversation_id and m.sender_id = mine.id
      where u.public_id = $1 and theirs.public_id = $2 and m.cost > 0
      group by d.at`,
    [trackerId, angelId],
  );
  return told;
}
