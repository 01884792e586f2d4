import { run, type Statement } from '../../db/statement.ts';
import { fail } from '../../kernel/errors.ts';
import { brandsOf, requireServed } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';

/** The member named in a desk call, and the operator who calls. */
export type Asked = { readonly trackerId: string; readonly operator: Operator };

/** The member with the public id $1, if the operator works for their brand; $2 is null for operators of all brands. */
export const IN_SCOPE = `
  users u join profiles p on p.member_id = u.id
  where u.public_id = $1 and ($2::text[] is null or u.brand_id = any($2))`;

/** The values of $1 and $2. */
export const scopeOf = ({ trackerId, operator }: Asked) => [trackerId, brandsOf(operator)] as const;

const MEMBER: Statement = {
  name: 'desk-member-in-scope',
  text: `
    select u.id, u.public_id as "publicId", u.brand_id as "brandId", p.id as "profileId",
           p.public_id as "angelId"
      from ${IN_SCOPE}`,
};

export type MemberInScope = {
  readonly id: string;
  readonly publicId: string;
  readonly brandId: string;
  readonly profileId: string;
  readonly angelId: string;
};

/**
 * For actions. Raises `not_found` for an unknown member and for one of a brand the operator does not work for, and what
 * `requireServed` raises.
 */
export async function memberInScope(asked: Asked): Promise<MemberInScope> {
  const [member] = await run<MemberInScope>(MEMBER, scopeOf(asked));
  if (!member) return fail('not_found');
  requireServed(member.brandId);
  return member;
}

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
