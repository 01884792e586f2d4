import { clock } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { metrics } from '../../kernel/metrics.ts';
import { singleton } from '../../kernel/singleton.ts';
import { run } from '../../db/statement.ts';
import { violation } from '../../db/violations.ts';
import type { SendItem, SendRow } from './send-item.ts';
import { SEND } from './statement.ts';

/** Others may run while one waits for the disk or for its turn on a busy machine. */
const LANES = 3;
const MOST_IN_BATCH = 32;
const MOST_WAITING = 20_000;
const TRIES_ALONE = 3;
/** How often a send steps aside for a profile that another running statement counts up. */
const MOST_STEPS_ASIDE = 3;

type Waiting = {
  readonly item: SendItem;
  readonly pair: string;
  readonly resolve: (row: SendRow) => void;
  readonly reject: (error: unknown) => void;
  stepsAside: number;
};

type Runner = (items: readonly SendItem[], now: Date) => Promise<readonly SendRow[]>;

const sendBatch: Runner = (items, now) =>
  run<SendRow>(SEND, [JSON.stringify(items.map((item, i) => ({ ...item, i }))), now]);

/**
 * Groups the sends that arrive while a statement runs into the next one, so that they share a commit.
 * A batch holds one send a conversation and one a sender; the rest keep their order and wait. Two running
 * batches share no profile if it can be helped: the second would only wait for the first one's rows.
 */
export class SendBatcher {
  #waiting: Waiting[] = [];
  readonly #busy = new Set<string>();
  readonly #running = new Set<ReadonlySet<string>>();
  readonly #send: Runner;

  constructor(send: Runner = sendBatch) {
    this.#send = send;
  }

  submit(item: SendItem): Promise<SendRow> {
    if (this.#waiting.length >= MOST_WAITING) fail('unavailable');
    const pair = item.sender < item.peer ? item.sender + item.peer : item.peer + item.sender;
    return new Promise<SendRow>((resolve, reject) => {
      this.#waiting.push({ item, pair, resolve, reject, stepsAside: 0 });
      this.#pump();
    });
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
      if (batch.length >= MOST_IN_BATCH) {
        held.push(...this.#waiting.slice(index));
        break;
      }
      const { sender } = waiting.item;
      const blocked =
        this.#busy.has(sender) ||
        this.#busy.has(waiting.pair) ||
        // Whoever was passed over keeps its place before later sends of the same sender.
        passed.has(sender) ||
        passed.has(waiting.pair);
      if (blocked || batch.length >= MOST_IN_BATCH || this.#stepsAside(waiting)) {
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

  /** Whether to wait for a running batch that holds one of the two. Not for ever: order must not starve. */
  #stepsAside(waiting: Waiting): boolean {
    if (waiting.stepsAside >= MOST_STEPS_ASIDE) return false;
    const { sender, peer } = waiting.item;
    for (const profiles of this.#running) {
      if (!profiles.has(sender) && !profiles.has(peer)) continue;
      waiting.stepsAside += 1;
      return true;
    }
    return false;
  }

  async #run(batch: readonly Waiting[]): Promise<void> {
    const profiles = new Set(batch.flatMap(({ item }) => [item.sender, item.peer]));
    this.#running.add(profiles);
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
        else waiting.reject(new Error('the statement left a send without an answer'));
      });
    } catch (error) {
      // One send spoils the statement for all: each is tried alone and finds what was stored before.
      for (const waiting of batch) await this.#alone(waiting, error);
    } finally {
      for (const { item, pair } of batch) {
        this.#busy.delete(item.sender);
        this.#busy.delete(pair);
      }
      this.#running.delete(profiles);
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
