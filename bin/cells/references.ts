import type pg from 'pg';
import { PlainError } from '../common/plain-error.mjs';
import { BRAND_TABLES, forBrand } from './brand-tables.ts';
import { one } from './connections.ts';

type Reference = {
  readonly child: string;
  readonly parent: string;
  readonly columns: readonly string[];
  readonly keys: readonly string[];
};

/** The foreign keys between the app's tables, those of partitions left out. */
export async function references(client: pg.Client): Promise<readonly Reference[]> {
  const names = (numbers: string, table: string): string =>
    `(select array_agg(a.attname::text order by k.at) from unnest(${numbers}) with ordinality k (n, at)
      join pg_attribute a on a.attrelid = ${table} and a.attnum = k.n)`;
  const { rows } = await client.query<Reference>(
    `select c.relname as child, p.relname as parent, ${names('f.conkey', 'f.conrelid')} as columns,
            ${names('f.confkey', 'f.confrelid')} as keys
       from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
      where f.contype = 'f' and f.conparentid = 0 and not c.relispartition
        and f.connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows;
}

const equal = ({ columns, keys }: Reference): string =>
  columns.map((name, n) => `p."${keys[n] ?? ''}" = t."${name}"`).join(' and ');

/** Throws a PlainError if a row of the brand refers to one that is not in this database. */
export async function refuseMissingParents(client: pg.Client, brandId: string): Promise<void> {
  for (const reference of await references(client)) {
    const { child, parent, columns } = reference;
    const own = BRAND_TABLES[child]?.own;
    // The condition itself reads the parents.
    if (own === undefined || own.startsWith(`t.${columns[0] ?? ''} in (select id from ${parent} `))
      continue;
    const given = columns.map((name) => `t."${name}" is not null`).join(' and ');
    const missing = await one(
      client,
      `select count(*)::int from "${child}" t where ${forBrand(own, brandId)} and ${given}
        and not exists (select from "${parent}" p where ${equal(reference)})`,
    );
    if (missing !== 0)
      throw new PlainError(
        `${String(missing)} rows of ${child} refer to rows of ${parent} that would not be moved.`,
      );
  }
}

/** Throws a PlainError if a row that stays refers to one of the brand's, which are about to be deleted. */
export async function refuseRemainingChildren(client: pg.Client, brandId: string): Promise<void> {
  for (const reference of await references(client)) {
    const { child, parent } = reference;
    const own = BRAND_TABLES[parent]?.own;
    if (own === undefined) continue;
    const stays = BRAND_TABLES[child]?.own ?? 'false';
    const remaining = await one(
      client,
      `select count(*)::int from "${child}" t where (${forBrand(stays, brandId)}) is not true
        and exists (select from "${parent}" p where ${equal(reference)} and ${forBrand(own, brandId).replaceAll('t.', 'p.')})`,
    );
    if (remaining !== 0)
      throw new PlainError(
        `${String(remaining)} rows of ${child} stay and refer to rows of ${parent} that are the brand's.`,
      );
  }
}
