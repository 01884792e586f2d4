import { run, type Statement } from '../../db/statement.ts';
import type { Operator } from '../../identity/operator.ts';

const LIVE: Statement = {
  name: 'live-operator-sessions',
  text: `
    select s.id, o.role, o.brand_ids as "brandIds"
      from operator_sessions s join operators o on o.id = s.operator_id and o.state = 'active'
     where s.id = any($1::uuid[]) and s.revoked_at is null
       and s.idle_expires_at > $2 and s.absolute_expires_at > $2`,
};

/** Permissions with which a socket was admitted: it must reconnect when role or brands change. */
export function permissionsKey({ role, brandIds }: Pick<Operator, 'role' | 'brandIds'>): string {
  return [role, ...brandIds].join(' ');
}

type Row = Pick<Operator, 'role' | 'brandIds'> & { readonly id: string };

/** The desk sessions that are still valid, each with its operator's current permissions. */
export async function liveOperatorSessions(
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await run<Row>(LIVE, [ids, now]);
  return new Map(rows.map((row) => [row.id, permissionsKey(row)]));
}
