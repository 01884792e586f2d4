import { run, type Statement } from '../../db/statement.ts';
import { criteriaSchema, type Sought } from './criteria.ts';

// A town has its region: a search saved before the region of a town was stored is one of that region too.
const OWN: Statement = {
  name: 'saved-searches-of',
  text: `
    select s.id, s.name, r.id as "regionId", r.name as region, c.name as city, s.criteria, s.alert,
           s.seen_at as "seenAt"
      from saved_searches s
      left join cities c on c.id = s.city_id
      left join regions r on r.id = coalesce(s.region_id, c.region_id)
     where s.profile_id = $1 order by s.created_at desc, s.id`,
};

type Stored = {
  readonly id: string;
  readonly name: string;
  readonly region: string | null;
  readonly alert: boolean;
  /** When the member opened it last. */
  readonly seenAt: Date;
};

/** A saved search. */
export type SearchRow = Stored & Sought;

/** The searches that a member saved, the latest first. */
export async function searchesOf(profileId: string): Promise<readonly SearchRow[]> {
  type Row = Stored & Omit<Sought, 'criteria'> & { readonly criteria: unknown };
  const rows = await run<Row>(OWN, [profileId]);
  return rows.map((row) => ({ ...row, criteria: criteriaSchema.parse(row.criteria) }));
}
