import { pool } from '../db/pool.ts';
import { log } from '../kernel/log.ts';
import { installWake } from '../jobs/wake.ts';
import { installRealtime, realtime } from '../realtime/port.ts';
import { CHANNEL, type Spoken } from './spoken.ts';

/** The database carries less than 8 000 bytes in one notification. */
const MOST_BYTES = 7_900;

/**
 * For a process without sockets and worker: what its verbs tell members and make due is said to the server
 * over the database, once they have stored it. Returns how to wait until all is said.
 */
export function speakToServer(): () => Promise<void> {
  const speaking: Promise<void>[] = [];
  const speak = (spoken: Spoken): void => {
    const said = pool()
      .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(spoken)])
      .then(() => undefined)
      // Rows are the truth: devices catch up by them, and a worker works without being woken.
      .catch((error: unknown) => {
        log().warn({ err: error }, 'the server could not be told');
      });
    speaking.push(said);
  };
  installRealtime({
    ...realtime(),
    toMember: (memberId, event, payload) => {
      const told: Spoken = { what: 'tell', memberId, event, payload };
      const fits = Buffer.byteLength(JSON.stringify(told)) < MOST_BYTES;
      speak(fits ? told : { what: 'tell', memberId, event: 'catchUp', payload: {} });
    },
    endSessions: (ids) => {
      speak({ what: 'end_sessions', ids: [...ids] });
    },
  });
  installWake((atMs = 0) => {
    speak({ what: 'wake', atMs });
  });
  return async () => {
    await Promise.all(speaking);
  };
}
