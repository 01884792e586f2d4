import { db } from '../../db/client.ts';
import { withinScope } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';

/**
 * For admins and the command line: the operators within the admin's scope, disabled ones last, without their
 * secrets. The command line sees all.
 */
export async function listOperators(admin: Pick<Operator, 'brandIds'> = { brandIds: [] }) {
  const rows = await db().operator.findMany({
    orderBy: [{ disabledAt: { sort: 'desc', nulls: 'first' } }, { name: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      email: true,
      name: true,
      role: true,
      brandIds: true,
      state: true,
      createdAt: true,
      sessions: {
        orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
        take: 1,
        select: { lastSeenAt: true },
      },
    },
  });
  const managed = rows.filter((row) => withinScope(admin, row));
  return managed.map(({ sessions, ...row }) => ({
    ...row,
    lastSeenAt: sessions[0]?.lastSeenAt ?? null,
  }));
}
