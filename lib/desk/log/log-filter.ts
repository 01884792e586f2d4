import { Prisma } from '../../db/generated/client.ts';

/** What somebody wants to see of the log. */
export type LogFilter = {
  /** Whose deeds; `operator:ID` or `command-line:NAME`. */
  readonly actor?: string | undefined;
  /** What was done. */
  readonly action?: string | undefined;
  /** About whom or what. */
  readonly subject?: string | undefined;
};

/** The same as conditions on `audit_entries`. */
export function logConditions({ actor, action, subject }: LogFilter): Prisma.Sql {
  const given = [
    ...(actor === undefined ? [] : [Prisma.sql`and actor = ${actor}`]),
    ...(action === undefined ? [] : [Prisma.sql`and action = ${action}`]),
    ...(subject === undefined ? [] : [Prisma.sql`and subject = ${subject}`]),
  ];
  return given.length === 0 ? Prisma.empty : Prisma.join(given, ' ');
}

/**
 * A page of entries. Whoever works for some brands sees what stands on these alone, each by its own walk along the
 * index, however much of the rest lies between.
 */
export function logPage(brandIds: readonly string[], conditions: Prisma.Sql, end: Prisma.Sql) {
  const columns = Prisma.raw('id, at, actor, action, subject, purpose, brand_id, data');
  if (brandIds.length === 0) {
    return Prisma.sql`select ${columns} from audit_entries where true ${conditions} ${end}`;
  }
  return Prisma.sql`
    select one.* from unnest(${[...brandIds]}::text[]) b(id)
     cross join lateral (
       select ${columns} from audit_entries where brand_id = b.id ${conditions} ${end}) one
     ${end}`;
}
