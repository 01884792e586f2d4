import { pool } from '../db/pool.ts';
import { log } from '../kernel/log.ts';
import { installWake } from '../queue/wake.ts';
import { installRealtime, realtime } from '../realtime/port.ts';
import { CHANNEL, type ServerCommand } from './server-command.ts';

/** A PostgreSQL notification holds less than 8 000 bytes. */
const MAX_BYTES = 7_900;

/**
 * For a process without sockets and worker: publishes its member events, session ends and job wake-ups to the
 * server through the database, after the actions have committed. Returns a function that waits until all are
 * published.
 */
export function publishToServer(): () => Promise<void> {
  const publishing: Promise<void>[] = [];
  const publish = (command: ServerCommand): void => {
    const said = pool()
      .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(command)])
      .then(() => undefined)
      // A lost message only delays: devices catch up from the rows, and workers poll.
      .catch((error: unknown) => {
        log().warn({ err: error }, 'server command not published: database notification failed');
      });
    publishing.push(said);
  };
  installRealtime({
    ...realtime(),
    toMember: (memberId, event, payload) => {
      const command: ServerCommand = { what: 'notify', memberId, event, payload };
      const fits = Buffer.byteLength(JSON.stringify(command)) < MAX_BYTES;
      publish(fits ? command : { what: 'notify', memberId, event: 'catchUp', payload: {} });
    },
    endSessions: (ids) => {
      publish({ what: 'end_sessions', ids: [...ids] });
    },
  });
  installWake((atMs = 0) => {
    publish({ what: 'wake', atMs });
  });
  return async () => {
    await Promise.all(publishing);
  };
}
