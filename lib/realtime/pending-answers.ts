import { once } from 'node:events';
import type { Server, Socket } from 'socket.io';
import { STOP_WAITS_MS } from './limits.ts';

/** The events in progress, and whether new ones are refused. */
export class PendingAnswers {
  readonly #pending = new Set<Promise<unknown>>();
  #stopping = false;

  get stopping(): boolean {
    return this.#stopping;
  }

  /** Counts an answer as pending until it is handed to its socket. */
  add(answer: Promise<unknown>): void {
    this.#pending.add(answer);
    const remove = (): boolean => this.#pending.delete(answer);
    answer.then(remove, remove);
  }

  /** Refuses new events, and resolves when every pending answer has been written to its connection. */
  async stop(io: Server): Promise<void> {
    this.#stopping = true;
    const late = AbortSignal.timeout(STOP_WAITS_MS);
    const tooLate = once(late, 'abort');
    while (this.#pending.size > 0 && !late.aborted) {
      await Promise.race([Promise.allSettled(this.#pending), tooLate]);
    }
    const open = [...io._nsps.values()].flatMap(({ sockets }) => [...sockets.values()]);
    await Promise.race([Promise.all(open.map(closeWritten)), tooLate]);
  }
}

/** Closes a connection after its buffered data is written: closing the server directly would discard that data. */
async function closeWritten({ conn }: Socket): Promise<void> {
  if (conn.readyState !== 'open') return;
  const closed = once(conn, 'close');
  conn.close();
  await closed;
}
