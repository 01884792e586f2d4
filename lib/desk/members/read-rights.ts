import type { Statement } from '../../db/statement.ts';
import { IN_SCOPE, rowsOf, type Asked } from './member-in-scope.ts';

const MAX_ROWS = '20';

const RIGHTS: Statement = {
  name: 'desk-member-rights',
  text: `
    select w.*, e.*,
           exists (select from subscriptions s
                    where s.member_id = w.member_id and s.state in ('active', 'past_due')
                      and not s.cancel_at_period_end) as renewing
      from (select u.id as member_id, u.brand_id as "brandId", u.state,
                   u.erase_asked_at as "eraseAskedAt", u.erase_at as "eraseAt",
                   u.erased_at as "erasedAt"
              from ${IN_SCOPE}) w
      left join lateral (
        select e.id, e.requested_by as "requestedBy", e.state as "exportState",
               e.requested_at as "requestedAt", e.ready_at as "readyAt"
          from data_exports e where e.member_id = w.member_id
         order by e.requested_at desc limit ${MAX_ROWS}) e on true
     order by e."requestedAt" desc`,
};

type Row = {
  readonly id: string;
  readonly requestedBy: string;
  readonly exportState: string;
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
};

type Whose = {
  readonly state: string;
  readonly eraseAskedAt: Date | null;
  readonly eraseAt: Date | null;
  readonly erasedAt: Date | null;
  readonly renewing: boolean;
  readonly brandId: string;
};

/** A member's data exports and the state of their erasure request. */
export async function readRights(asked: Asked) {
  const { whose, rows } = await rowsOf<Row & Whose>(RIGHTS, asked);
  const { state, eraseAskedAt, eraseAt, erasedAt, renewing, brandId } = whose;
  const exports = rows.map(({ exportState, ...row }) => ({ ...row, state: exportState }));
  return { state, eraseAskedAt, eraseAt, erasedAt, renewing, brandId, exports };
}
