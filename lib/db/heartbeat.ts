import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { HEARTBEAT_EVERY_MS, RECEIVED_WITHIN_MS } from './limits.ts';

/**
 * Cuts a connection that listens once it receives nothing: a notification to a channel of its own must come
 * back. An answered statement is no proof, since a pooler may run it in another session. Returns a function
 * that ends the checks.
 */
export async function startHeartbeat(client: pg.Client): Promise<() => void> {
  const channel = `heartbeat_${randomBytes(8).toString('hex')}`;
  let deadline: NodeJS.Timeout | undefined;
  let received = true;
  const cut = (): void => {
    client.connection.stream.destroy();
  };
  const beat = (): void => {
    received = false;
    client.query(`notify ${channel}`).catch(cut);
    deadline = setTimeout(() => {
      // A process that was busy reads first what has arrived meanwhile.
      setImmediate(() => {
        if (!received) cut();
      });
    }, RECEIVED_WITHIN_MS);
  };
  client.on('notification', (notification) => {
    if (notification.channel !== channel) return;
    received = true;
    clearTimeout(deadline);
  });
  await client.query(`listen ${channel}`);
  const timer = setInterval(beat, HEARTBEAT_EVERY_MS);
  return () => {
    clearInterval(timer);
    clearTimeout(deadline);
  };
}
