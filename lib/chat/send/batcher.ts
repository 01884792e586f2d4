import { clock } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { metrics } from '../../kernel/metrics.ts';
import { singleton } from '../../kernel/singleton.ts';
import { run } from '../../db/statement.ts';
import { violation } from '../../db/violations.ts';
import type { SendItem, SendRow } from './send-item.ts';
import { SEND } from './statement.ts';

/** Other batches may run while one waits for the disk or for a processor. */
const LANES = 3;
const MAX_IN_BATCH = 32;
const MAX_WAITING = 20_000;
const TRIES_ALONE = 3;
/** How often a send is deferred because another running statement updates one of its profiles. */
const MAX_STEPS_ASIDE = 3;

type Waiting = {
  readonly item: SendItem;
  readonly pair: string;
  readonly resolve: (row: SendRow) => void;
  readonly reject: (error: unknown) => void;
  stepsAside: number;
};

type Lane = {
  readonly profiles: ReadonlySet<string>;
  /** Time of `performance.now()` at which it began, or last settled a send. */
  since: number;
};

type Runner = (items: readonly SendItem[], now: Date) => Promise<readonly SendRow[]>;

const sendBatch: Runner = (items, now) =>
  run<SendRow>(SEND, [JSON.stringify(items.map((item, i) => ({ ...item, i }))), now]);

/**
 * Groups the sends that arrive while a statement runs into the next one, so that they share a commit. A batch
 * holds one send per conversation and one per sender; the others wait in order. Two running batches avoid
 * sharing a profile: the second would only wait for the first one's rows.
 */
export class SendBatcher {
  #waiting: Waiting[] = [];
  readonly #busy = new Set<string>();
  readonly #running = new Set<Lane>();
  readonly #send: Runner;

  constructor(send: Runner = sendBatch) {
    this.#send = send;
  }

  submit(item: SendItem): Promise<SendRow> {
    if (this.#waiting.length >= MAX_WAITING) fail('unavailable');
    const pair = item.sender < item.peer ? item.sender + item.peer : item.peer + item.sender;
    return new Promise<SendRow>((resolve, reject) => {
      this.#waiting.push({ item, pair, resolve, reject, stepsAside: 0 });
      this.#pump();
    });
  }

  /** For how long the slowest lane has settled no send, in milliseconds; 0 when none runs. */
  laneAgeMs(): number {
    const now = performance.now();
    return Math.max(0, ...[...this.#running].map(({ since }) => now - since));
  }

  #pump(): void {
    while (this.#running.size < LANES && this.#waiting.length > 0) {
      const batch = this.#take();
      if (batch.length === 0) return;
      void this.#run(batch);
    }
  }

  #take(): Waiting[] {
    const batch: Waiting[] = [];
    const held: Waiting[] = [];
    const passed = new Set<string>();
    for (const [index, waiting] of this.#waiting.entries()) {
      if (batch.length >= MAX_IN_BATCH) {
        held.push(...this.#waiting.slice(index));
        break;
      }
      const { sender } = waiting.item;
      const blocked =
        this.#busy.has(sender) ||
        this.#busy.has(waiting.pair) ||
        // A send that was passed over goes before later sends of the same sender.
        passed.has(sender) ||
        passed.has(waiting.pair);
      if (blocked || batch.length >= MAX_IN_BATCH || this.#stepsAside(waiting)) {
        held.push(waiting);
        passed.add(sender).add(waiting.pair);
        continue;
      }
      this.#busy.add(sender).add(waiting.pair);
      batch.push(waiting);
    }
    this.#waiting = held;
    return batch;
  }

  /**
   * Whether to wait for a running batch that holds one of the two profiles. Limited, so that no send is
   * deferred for ever.
   */
  #stepsAside(waiting: Waiting): boolean {
    if (waiting.stepsAside >= MAX_STEPS_ASIDE) return false;
    const { sender, peer } = waiting.item;
    for (const { profiles } of this.#running) {
      if (!profiles.has(sender) && !profiles.has(peer)) continue;
      waiting.stepsAside += 1;
      return true;
    }
    return false;
  }

  async #run(batch: readonly Waiting[]): Promise<void> {
    const profiles = new Set(batch.flatMap(({ item }) => [item.sender, item.peer]));
    const lane: Lane = { profiles, since: performance.now() };
    this.#running.add(lane);
    try {
      const rows = await this.#send(
        batch.map(({ item }) => item),
        clock.now(),
      );
      metrics.messages.inc(rows.length);
      const byIndex = new Map(rows.map((row) => [row.i, row]));
      batch.forEach((waiting, i) => {
        const row = byIndex.get(i);
        if (row) waiting.resolve(row);
        else waiting.reject(new Error('send statement returned no row for a send'));
      });
    } catch (error) {
      // One failing send fails the whole statement: each is retried alone and finds what was stored before.
      for (const waiting of batch) {
        await this.#alone(waiting, error);
        lane.since = performance.now();
      }
    } finally {
      for (const { item, pair } of batch) {
        this.#busy.delete(item.sender);
        this.#busy.delete(pair);
      }
      this.#running.delete(lane);
      this.#pump();
    }
  }

  async #alone(waiting: Waiting, first: unknown): Promise<void> {
    let last = first;
    for (let attempt = 0; attempt < TRIES_ALONE; attempt += 1) {
      try {
        const [row] = await this.#send([waiting.item], clock.now());
        if (row) {
          waiting.resolve(row);
          return;
        }
      } catch (error) {
        last = error;
        if (violation(error).kind !== 'unique' && attempt > 0) break;
      }
    }
    waiting.reject(last);
  }
}

export function sendBatcher(): SendBatcher {
  return singleton('send-batcher', () => new SendBatcher());
}
