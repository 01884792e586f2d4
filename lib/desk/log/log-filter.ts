import type { Statement } from '../../db/statement.ts';

/** Filters for the audit log. */
export type LogFilter = {
  /** The actor, `operator:ID` or `command-line:NAME`. */
  readonly actor?: string | undefined;
  /** The action's name. */
  readonly action?: string | undefined;
  /** The id of the member or object that the action is about. */
  readonly subject?: string | undefined;
};

/** Most selective first: a page is read along the index of the first filter that is set. */
const FIELDS = ['subject', 'actor', 'action'] as const;

type Page = {
  readonly name: string;
  /** Columns of an entry `e` and of its operator `o`, if the actor is one. */
  readonly columns: string;
  /** Exclusive lower and upper bound of the entries' ids. */
  readonly between: readonly [string, string];
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
};

/** Entries with one value in a column, read in id order from an index on that column; `$1` and `$2` are the bounds. */
function walk(column: string, value: string, rest: string, { direction, limit }: Page): string {
  return `
    select * from audit_entries
     where (${column}, id) > (${value}, $1::uuid) and (${column}, id) < (${value}, $2::uuid)${rest}
     order by ${column} ${direction}, id ${direction} limit ${String(limit)}`;
}

/**
 * A page of entries, with one prepared statement for each combination of filters. Operators of some brands
 * see entries of these brands only; without a filter each brand is read by its own index scan, however many
 * entries of other brands lie between.
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
