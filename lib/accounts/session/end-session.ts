import { afterCommit, type Db } from '../../db/client.ts';
import { realtime } from '../../realtime/port.ts';
import { dropTelegram } from '../telegram/drop-telegram.ts';
import { forgetViewer } from '../../identity/forget-viewer.ts';

/** Ends one session: logout. Its sockets close on every instance after the commit. */
export async function endSession(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx.session.updateMany({
    where: { id: sessionId, revokedAt: null },
    data: { revokedAt: now },
  });
  afterCommit(tx, () => {
    forgetViewer(sessionId);
    realtime().endSessions([sessionId]);
  });
}

/**
 * Ends every session of a member except `except`: password change, ban, erasure. Unlinks the Telegram chat
 * too, because login links are sent there: a stranger's chat must lose access as well.
 */
export async function endAllSessions(
  tx: Db,
  memberId: string,
  now: Date,
  except?: string,
): Promise<void> {
  const live = await tx.session.findMany({
    where: { memberId, revokedAt: null, ...(except ? { NOT: { id: except } } : {}) },
    select: { id: true },
  });
  const ids = live.map(({ id }) => id);
  await tx.session.updateMany({ where: { id: { in: ids } }, data: { revokedAt: now } });
  await dropTelegram(tx, memberId, now);
  afterCommit(tx, () => {
    forgetViewer(memberId);
    realtime().endSessions(ids);
  });
}
