import { ageAt } from '../../identity/age.ts';
import { run, type Statement } from '../../db/statement.ts';
import { isId } from '../../kernel/ids.ts';
import { photoUrls } from '../../media/photo-urls.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import type { HostedRow } from './contract.ts';
import { mainPhotoKey } from '../../identity/shown-photos.ts';

const PAGE = 40;

/** Hosted profiles by name; a test checks its query plan. */
export const LIST: Statement = {
  name: 'desk-hosted-profiles',
  text: `
    select p.id as mark, p.public_id as id, p.screen_name as name, p.age_given as "ageGiven",
           p.age_given_at as "ageGivenAt", coalesce(c.name, r.name) as place,
           p.shown_on as "brandIds", p.answered_by::text[] as "answeredBy", p.state,
           ${mainPhotoKey('p.id')} as picture,
           (select count(*) from photos f where f.profile_id = p.id and f.state = 'pending')::int
             as "pendingPhotos"
      from profiles p
      left join regions r on r.id = p.region_id left join cities c on c.id = p.city_id
     where p.kind = 'hosted' and p.state <> 'removed'
       and ($1::text[] is null or p.shown_on && $1) and ($2::profile_state is null or p.state = $2)
       and ($3::text is null or starts_with(lower(p.screen_name), lower($3)))
       and ($4::text is null or (p.screen_name, p.id) > ($4, $5::uuid))
     order by p.screen_name, p.id limit $6`,
};

type Row = Omit<HostedRow, 'age'> & {
  readonly mark: string;
  readonly ageGiven: number;
  readonly ageGivenAt: Date;
};

type Asked = {
  readonly operator: Operator;
  readonly state?: string | undefined;
  readonly brand?: string | undefined;
  readonly name?: string | undefined;
  readonly cursor?: string | undefined;
  readonly now: Date;
};

/** The id comes first in the cursor, because a name may contain any character. */
function place(cursor = ''): readonly [string | null, string | null] {
  const mark = cursor.slice(0, 36);
  return isId(mark) ? [cursor.slice(36), mark] : [null, null];
}

/** One page of hosted profiles by name. Raises `not_found` for a brand the operator does not work for. */
export async function listProfiles({ operator, state, brand, name, cursor, now }: Asked) {
  if (brand !== undefined) requireBrand(operator, brand);
  const all = operator.brandIds.length === 0 ? null : operator.brandIds;
  const brands = brand === undefined ? all : [brand];
  const wanted = name?.trim();
  const values = [brands, state ?? null, wanted === '' ? null : wanted, ...place(cursor), PAGE + 1];
  const rows = await run<Row>(LIST, values);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    profiles: rows.slice(0, PAGE).map(({ ageGiven, ageGivenAt, mark: _, ...row }) => ({
      ...row,
      age: ageAt(ageGiven, ageGivenAt, now),
      picture: row.picture === null ? null : photoUrls(row.picture).thumb,
    })),
    next: last ? `${last.mark}${last.name}` : null,
  };
}
