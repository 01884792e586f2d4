import type { Balances } from '../../credits/bucket.ts';
import { creditLines } from '../../credits/ledger.ts';
import { run, type Statement } from '../../db/statement.ts';
import { fail } from '../../kernel/errors.ts';
import { IN_SCOPE, scopeOf, type Asked } from './member-in-scope.ts';

const PAGE = 50;

const BALANCE: Statement = {
  name: 'desk-member-balance',
  text: `
    select w.*, coalesce(a.icebreakers, 0) as icebreakers, coalesce(a.likes, 0) as likes,
           coalesce(a.free, 0) as free, coalesce(a.subscription, 0) as subscription,
           coalesce(a.bought, 0) as bought
      from (select u.id as "memberId", p.id as "profileId", u.brand_id as "brandId"
              from ${IN_SCOPE}) w
      left join credit_accounts a on a.member_id = w."memberId"`,
};

type Row = Omit<Balances, 'lastGrant'> & {
  readonly memberId: string;
  readonly profileId: string;
  readonly brandId: string;
};

/** A member's credit balances and the entries behind them, newest first. Raises `not_found`. */
export async function readCredits(asked: Asked, before: string | undefined) {
  const [row] = await run<Row>(BALANCE, scopeOf(asked));
  if (!row) return fail('not_found');
  const { memberId, profileId, brandId, ...balance } = row;
  const lines = await creditLines({ memberId, profileId }, before, PAGE + 1);
  const entries = lines.slice(0, PAGE);
  const next = lines.length > PAGE ? (entries.at(-1)?.id ?? null) : null;
  return { brandId, balance, entries, next };
}
