import { db } from '../../db/client.ts';
import type { Role } from '../roles.ts';

/** Admins may ask: everybody, those who work here first; nothing of their secrets. */
export async function listOperators() {
  const rows = await db().operator.findMany({
    orderBy: [{ disabledAt: { sort: 'desc', nulls: 'first' } }, { name: 'asc' }, { id: 'asc' }],
    select: {
      ...{ id: true, email: true, name: true, role: true, brandIds: true, state: true },
      createdAt: true,
      sessions: { orderBy: { lastSeenAt: 'desc' }, take: 1, select: { lastSeenAt: true } },
    },
  });
  return rows.map(({ sessions, ...row }) => ({
    ...row,
    role: row.role as Role,
    state: row.state as 'invited' | 'active' | 'disabled',
    lastSeenAt: sessions[0]?.lastSeenAt ?? null,
  }));
}
