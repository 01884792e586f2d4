import type { Statement } from '../../db/statement.ts';

/** What somebody wants to see of the log. */
export type LogFilter = {
  /** Whose deeds; `operator:ID` or `command-line:NAME`. */
  readonly actor?: string | undefined;
  /** What was done. */
  readonly action?: string | undefined;
  /** About whom or what. */
  readonly subject?: string | undefined;
};

/** Those that tell most apart first: a page is walked along the index of the first that is asked for. */
const FIELDS = ['subject', 'actor', 'action'] as const;

type Page = {
  readonly name: string;
  /** What is read of an entry `e` and of the operator `o` whose deed it was, if it was one's. */
  readonly columns: string;
  /** Between which ids its entries lie; neither is one of them. */
  readonly between: readonly [string, string];
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
};

/** Entries of one value of a column, read from its index alone in the order of their ids; `$1` and `$2` bound them. */
function walk(column: string, value: string, rest: string, { direction, limit }: Page): string {
  return `
    select * from audit_entries
     where (${column}, id) > (${value}, $1::uuid) and (${column}, id) < (${value}, $2::uuid)${rest}
     order by ${column} ${direction}, id ${direction} limit ${String(limit)}`;
}

/**
 * A page of entries, by a statement for each set of words that are asked for. Whoever works for some brands sees
 * what stands on these alone: without a word each brand by a walk of its own, however much of the rest lies between.
 */
export function logPage(
  brandIds: readonly string[],
  filter: LogFilter,
  page: Page,
): readonly [Statement, readonly unknown[]] {
  const { name, columns, between, direction, limit } = page;
  const asked = FIELDS.filter((field) => filter[field] !== undefined);
  const values: unknown[] = [...between, ...asked.map((field) => filter[field])];
  const scoped = brandIds.length > 0;
  const brands = scoped ? `$${String(values.push(brandIds))}::text[]` : '';
  const [lead, ...others] = asked;
  const rest = [
    ...others.map((field, index) => ` and ${field} = $${String(index + 4)}`),
    ...(scoped ? [` and brand_id = any(${brands})`] : []),
  ];
  let found = `
    select * from audit_entries where id > $1::uuid and id < $2::uuid
     order by id ${direction} limit ${String(limit)}`;
  if (lead !== undefined) found = walk(lead, '$3', rest.join(''), page);
  else if (scoped) {
    found = `
      select one.* from unnest(${brands}) b(id)
       cross join lateral (${walk('brand_id', 'b.id', '', page)}) one
       order by one.id ${direction} limit ${String(limit)}`;
  }
  const text = `
    select ${columns} from (${found}) e left join operators o on e.actor = 'operator:' || o.id
     order by e.id ${direction}`;
  return [{ name: [name, ...asked, ...(scoped ? ['scoped'] : [])].join('-'), text }, values];
}
