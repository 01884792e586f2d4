import { once } from 'node:events';
import type { Server, Socket } from 'socket.io';

/** A stop waits no longer than this for handlers and for the lines of slow clients. */
const LONGEST_WAIT_MS = 10_000;

/** The events that are being handled, and whether new ones are refused. */
export class PendingAnswers {
  readonly #pending = new Set<Promise<unknown>>();
  #stopping = false;

  get stopping(): boolean {
    return this.#stopping;
  }

  /** Counts an answer as under way until it was handed to its socket. */
  add(answer: Promise<unknown>): void {
    this.#pending.add(answer);
    const remove = (): boolean => this.#pending.delete(answer);
    answer.then(remove, remove);
  }

  /** Refuses what comes from now on, and resolves when every answer under way was written to its line. */
  async stop(io: Server): Promise<void> {
    this.#stopping = true;
    const late = AbortSignal.timeout(LONGEST_WAIT_MS);
    const tooLate = once(late, 'abort');
    while (this.#pending.size > 0 && !late.aborted) {
      await Promise.race([Promise.allSettled(this.#pending), tooLate]);
    }
    await Promise.race([Promise.all([...io.sockets.sockets.values()].map(closeWritten)), tooLate]);
  }
}

/** Closes a line after what is still to be written to it: a server that is closed would discard that. */
async function closeWritten({ conn }: Socket): Promise<void> {
  if (conn.readyState !== 'open') return;
  const closed = once(conn, 'close');
  conn.close();
  await closed;
}
