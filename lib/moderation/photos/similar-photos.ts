import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { printBands } from '../../media/photo-print.ts';

/** Hashes that differ in more bits are of different pictures. */
const MAX_DISTANCE = 8;
const MAX_ROWS = 5;
/** Maximum number of candidates with a common band; a band that more photos share is not distinctive. */
const MAX_CANDIDATES = 400;

type Shown = { readonly id: string; readonly profileId: string; readonly print: bigint | null };

export type SimilarPhoto = {
  readonly id: string;
  readonly place: 'profile' | 'chat';
  readonly distance: number;
  readonly state: string;
  readonly reason: string | null;
  readonly at: Date;
  readonly sameAccount: boolean;
  readonly trackerId: string | null;
  readonly name: string;
};

function candidates(place: 'profile' | 'chat', { id, profileId }: Shown, bands: number[]) {
  const [table, owner] =
    place === 'profile'
      ? [Prisma.raw('photos'), Prisma.raw('profile_id')]
      : [Prisma.raw('chat_photos'), Prisma.raw('sender_id')];
  return Prisma.sql`
    (select ${place} as place, id, ${owner} as profile_id, print, state::text, reason::text, created_at,
            ${owner} = ${profileId}::uuid as own
       from ${table}
      where print_bands && ${bands}::int[] and id <> ${id}::uuid and state::text <> 'removed'
      limit ${MAX_CANDIDATES})`;
}

/**
 * For staff: identical or similar pictures on the given brands (an empty list means all), refused ones first,
 * then those of other accounts. Found by the indexed bands of their perceptual hashes.
 */
export async function similarPhotos(
  shown: Shown,
  brandIds: readonly string[],
): Promise<SimilarPhoto[]> {
  if (shown.print === null) return [];
  const bands = printBands(shown.print);
  const scope =
    brandIds.length === 0 ? Prisma.empty : Prisma.sql`and p.brand_id = any(${[...brandIds]})`;
  return db().$queryRaw<SimilarPhoto[]>`
    select f.place, f.id::text, f.distance, f.state, f.reason, f.created_at as at,
           f.own as "sameAccount", u.public_id as "trackerId", p.screen_name as name
      from (select *, bit_count((print # ${shown.print}::bigint)::bit(64))::int as distance
              from (${candidates('profile', shown, bands)} union all
                    ${candidates('chat', shown, bands)}) c) f
      join profiles p on p.id = f.profile_id
      left join users u on u.id = p.member_id
     where f.distance <= ${MAX_DISTANCE}::int ${scope}
     order by (f.state = 'rejected') desc, f.own, f.distance, f.created_at desc, f.id
     limit ${MAX_ROWS}`;
}
