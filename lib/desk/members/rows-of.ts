import { run, type Statement } from '../../db/statement.ts';
import { fail } from '../../kernel/errors.ts';
import { scopeOf, type Asked } from './member-in-scope.ts';

type ScopedRow = { readonly id: string; readonly brandId: string };

/**
 * Runs a statement that joins its rows to a member in scope. Each row carries the member's columns too; a
 * member without rows yields one row with a null id. Raises `not_found` when there is no such member.
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
