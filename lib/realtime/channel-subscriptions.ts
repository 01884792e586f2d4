import type { Redis } from 'ioredis';
import { log } from '../kernel/log.ts';

/** Channels in one command: Redis serves nobody else meanwhile. */
const BATCH = 1_000;

/**
 * The sharded channels to which a connection is subscribed. What changes within one turn of the event loop is sent
 * together, and so is everything after a cut: with a command for each channel that takes many times as long.
 */
export class ChannelSubscriptions {
  readonly #connection: Redis;
  readonly #wanted = new Set<string>();
  readonly #changed = new Set<string>();

  /** The connection must not subscribe again by itself: its `autoResubscribe` is off. */
  constructor(connection: Redis) {
    this.#connection = connection;
    connection.on('ready', () => {
      this.#changed.clear();
      this.#send('ssubscribe', [...this.#wanted]);
    });
  }

  add(channel: string): void {
    this.#wanted.add(channel);
    this.#change(channel);
  }

  remove(channel: string): void {
    this.#wanted.delete(channel);
    this.#change(channel);
  }

  #change(channel: string): void {
    // Once there is a connection, everything wanted is subscribed.
    if (this.#connection.status !== 'ready') return;
    if (this.#changed.size === 0)
      setImmediate(() => {
        this.#flush();
      });
    this.#changed.add(channel);
  }

  #flush(): void {
    const changed = [...this.#changed];
    this.#changed.clear();
    const isWanted = (channel: string): boolean => this.#wanted.has(channel);
    this.#send('ssubscribe', changed.filter(isWanted));
    this.#send(
      'sunsubscribe',
      changed.filter((channel) => !isWanted(channel)),
    );
  }

  #send(command: 'ssubscribe' | 'sunsubscribe', channels: readonly string[]): void {
    for (let first = 0; first < channels.length; first += BATCH)
      this.#connection[command](...channels.slice(first, first + BATCH)).catch((error: unknown) => {
        // A lost connection is replaced, and the new one subscribes to everything.
        if (this.#connection.status === 'ready')
          log().warn({ err: error }, 'subscription to events of other instances failed');
      });
  }
}
