import { run, type Statement } from '../../db/statement.ts';
import { fail } from '../../kernel/errors.ts';
import { scopeOf, type Asked } from './member-in-scope.ts';

type ScopedRow = { readonly id: string; readonly brandId: string };

/**
 * What a statement finds of a member in scope, read together with them: each row has what is theirs beside its own,
 * and a member of whom nothing is kept has one row without an id. Raises `not_found` where there is no member.
 */
export async function rowsOf<Row extends ScopedRow>(
  statement: Statement,
  asked: Asked,
  ...values: readonly unknown[]
): Promise<{ readonly whose: Omit<Row, 'id'>; readonly rows: readonly Row[] }> {
  const rows = await run<Row>(statement, [...scopeOf(asked), ...values]);
  const [whose] = rows;
  if (!whose) return fail('not_found');
  return { whose, rows: (whose.id as string | null) === null ? [] : rows };
}
