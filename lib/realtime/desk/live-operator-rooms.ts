import { run, type Statement } from '../../db/statement.ts';
import type { Operator } from '../../identity/operator.ts';
import { operatorSessionRoom } from './rooms.ts';

const LIVE: Statement = {
  name: 'live-operator-sessions',
  text: `
    select s.id as "sessionId", o.role, o.brand_ids as "brandIds"
      from operator_sessions s join operators o on o.id = s.operator_id and o.state = 'active'
     where s.id = any($1::uuid[]) and s.revoked_at is null
       and s.idle_expires_at > $2 and s.absolute_expires_at > $2`,
};

type Row = Pick<Operator, 'sessionId' | 'role' | 'brandIds'>;

/** The rooms of those desk sessions that are still valid, by their operators' current permissions. */
export async function liveOperatorRooms(
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await run<Row>(LIVE, [sessionIds, now]);
  return new Set(rows.map(operatorSessionRoom));
}
