import { deviceOf } from '../../accounts/session/device.ts';
import type { Statement } from '../../db/statement.ts';
import { IN_SCOPE, rowsOf, type Asked } from './member-in-scope.ts';

const MAX_ROWS = 100;

const SESSIONS: Statement = {
  name: 'desk-member-sessions',
  text: `
    select w.brand_id as "brandId", s.*
      from (select u.id, u.brand_id from ${IN_SCOPE}) w
      left join lateral (
        select s.id, s.device as summary, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
               least(s.idle_expires_at, s.absolute_expires_at, s.revoked_at) as "endsAt"
          from sessions s where s.member_id = w.id
         order by s.last_seen_at desc, s.id desc limit ${String(MAX_ROWS)}) s on true
     order by s."lastSeenAt" desc, s.id desc`,
};

type Row = {
  readonly brandId: string;
  readonly id: string;
  readonly summary: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly endsAt: Date;
};

/** A member's current and past sessions for as long as they are stored, most recently seen first. */
export async function listSessions(asked: Asked, now: Date) {
  const { whose, rows } = await rowsOf<Row>(SESSIONS, asked);
  const sessions = rows.map(({ id, summary, createdAt, lastSeenAt, endsAt }) => {
    const { browser, system, kind: device } = deviceOf(summary);
    return { id, browser, system, device, createdAt, lastSeenAt, endsAt, live: endsAt > now };
  });
  return { brandId: whose.brandId, sessions };
}
