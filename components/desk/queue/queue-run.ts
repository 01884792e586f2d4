import { deskCall } from '#components/desk/desk-call.ts';
import { deskError, deskErrorMessage } from '#components/desk/desk-errors.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import type { Lane } from '#lib/desk/queue/kinds.ts';
import { atWork } from '../at-work.ts';
import { itemName, PURPOSE, type Item, type Judgement } from './queue-item.ts';

/** Number of items held: the current one and the next ones. */
const AHEAD = 5;
/** How long a decision can be undone, within the two minutes for which its item is claimed. */
const REGRET_MS = 60_000;
/** How many decisions can be undone at once: one more sends the first of them. */
const REGRETS = 10;
const AGAIN_MS = 15_000;
/** How long a response in flight may still contain an item already decided. */
const FORGET_MS = 30_000;

export interface Going {
  item: Item;
  choice: Judgement;
}

export interface RunState {
  /** The first is the current item. */
  items: readonly Item[];
  loaded: boolean;
  /** Decided, and not sent yet; the last one is the newest. */
  going: readonly Going[];
  errorMessage: string | null;
  /** The result of an earlier decision, or the reason why a key had no effect. */
  note: { text: string; bad: boolean } | null;
  skipped: readonly string[];
  done: number;
}

interface Wanted {
  lane: Lane | undefined;
  brandId: string | undefined;
}

const keysOf = (items: readonly Item[]) => items.map(({ kind, id }) => ({ kind, id }));

/** How long the release of a closed queue may take: a call that hangs must not keep the next queue from loading. */
const RELEASE_WITHIN_MS = 3_000;

// A closed queue releases its items before the next one loads.
let lastRelease: Promise<unknown> = Promise.resolve();

/** The operator's items in the queue, from opening the page to leaving it. */
export class QueueRun {
  private readonly wanted: Wanted;
  private readonly listeners = new Set<() => void>();
  private readonly sent = new Set<string>();
  private filling = false;
  private again = false;
  private stopped = false;
  private readonly regrets = new Map<string, ReturnType<typeof setTimeout>>();
  private tick: ReturnType<typeof setInterval> | undefined;
  private state: RunState = {
    items: [],
    loaded: false,
    going: [],
    errorMessage: null,
    note: null,
    skipped: [],
    done: 0,
  };

  constructor(wanted: Wanted) {
    this.wanted = wanted;
  }

  readonly read = (): RunState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private set(change: Partial<RunState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  start(): void {
    this.stopped = false;
    const limit = new Promise((resolve) => {
      setTimeout(resolve, RELEASE_WITHIN_MS);
    });
    void Promise.race([lastRelease, limit]).then(() => this.fill());
    // Also renews the lease of the items held, which lasts two minutes.
    this.tick = setInterval(() => {
      if (atWork()) void this.fill();
    }, AGAIN_MS);
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.tick);
    lastRelease = this.leave();
  }

  /** Sends the pending decisions and releases the items held, also while the page is unloading. */
  async leave(): Promise<void> {
    const { items } = this.state;
    const sent = Promise.all(this.state.going.map(({ item }) => this.send(item.id, true)));
    if (items.length > 0) {
      await deskCall('POST /api/desk/queue/release', {
        body: { held: keysOf(items) },
        keepalive: true,
      }).catch(() => undefined);
    }
    await sent;
  }

  async fill(): Promise<void> {
    if (this.stopped) return;
    this.again = this.filling;
    if (this.filling) return;
    this.filling = true;
    const { items, going, skipped } = this.state;
    try {
      const held = keysOf([...going.map(({ item }) => item), ...items]);
      const count = Math.max(0, AHEAD - items.length);
      const found = await deskCall('POST /api/desk/queue/take', {
        purpose: PURPOSE,
        body: { ...this.wanted, held, count, skipped: skipped.slice(-200) },
      });
      const known = new Set([...this.state.items, ...held].map(({ id }) => id));
      const fresh = found.items.filter(({ id }) => !known.has(id) && !this.sent.has(id));
      this.set({ items: [...this.state.items, ...fresh], loaded: true, errorMessage: null });
    } catch (error) {
      this.set({ loaded: true, errorMessage: deskErrorMessage(codeOf(error)) });
    } finally {
      this.filling = false;
    }
    // Decisions made meanwhile may have freed places.
    if (this.again) await this.fill();
  }

  /** The next item appears at once; the decision is sent a little later, so that it can be undone. */
  readonly decide = (choice: Judgement): void => {
    const [item, ...items] = this.state.items;
    if (item?.id !== choice.decision.id) return;
    const { going, done } = this.state;
    const [first] = going;
    if (first && going.length === REGRETS) void this.send(first.item.id);
    const rest = this.state.going;
    this.set({ items, going: [...rest, { item, choice }], note: null, done: done + 1 });
    this.regrets.set(
      item.id,
      setTimeout(() => void this.send(item.id), REGRET_MS),
    );
    void this.fill();
  };

  /** Takes back a decision that was not sent yet, the newest one where none is named. */
  readonly undo = (id = this.state.going.at(-1)?.item.id): void => {
    const { going, items, done } = this.state;
    const taken = going.find(({ item }) => item.id === id);
    if (!taken) {
      this.say('Nothing to undo.');
      return;
    }
    this.forget(taken.item.id);
    this.set({ items: [taken.item, ...items], note: null, done: done - 1 });
  };

  /** Removes a decision from those that can be undone. */
  private forget(id: string): void {
    clearTimeout(this.regrets.get(id));
    this.regrets.delete(id);
    this.set({ going: this.state.going.filter(({ item }) => item.id !== id) });
  }

  readonly skip = (): void => {
    const [item, ...items] = this.state.items;
    if (!item) return;
    this.set({ items, skipped: [...this.state.skipped, item.id], note: null });
    void deskCall('POST /api/desk/queue/release', { body: { held: keysOf([item]) } }).catch(
      () => undefined,
    );
    void this.fill();
  };

  /** Passes the current item on to the senior moderators; throws when it was refused. */
  readonly escalate = async (note: string): Promise<void> => {
    const [item] = this.state.items;
    if (!item) return;
    const { kind, id } = item;
    await deskCall('POST /api/desk/queue/escalate', { body: { kind, id, note }, purpose: PURPOSE });
    this.set({ items: this.state.items.filter((one) => one.id !== id) });
    this.say(`${itemName(item)} was passed on.`);
    void this.fill();
  };

  readonly restoreSkipped = (): void => {
    this.set({ skipped: [] });
    void this.fill();
  };

  private say(text: string, bad = false): void {
    this.set({ note: { text, bad } });
  }

  private async send(id: string, keepalive = false): Promise<void> {
    const going = this.state.going.find((one) => one.item.id === id);
    if (!going) return;
    this.forget(id);
    const { item, choice } = going;
    this.sent.add(item.id);
    try {
      const body = choice.decision;
      await deskCall('POST /api/desk/queue/decide', { body, purpose: PURPOSE, keepalive });
      setTimeout(() => this.sent.delete(item.id), FORGET_MS);
    } catch (error) {
      this.sent.delete(item.id);
      this.failed(item, error);
    }
  }

  private failed(item: Item, error: unknown): void {
    const code = codeOf(error);
    const done = this.state.done - 1;
    if (code === 'conflict' || code === 'not_found') {
      this.set({ done });
      this.say(`${itemName(item)}: already decided or changed.`, true);
      return;
    }
    this.set({ items: [item, ...this.state.items], done });
    this.say(`${itemName(item)} was not saved. ${deskError(error)}`, true);
  }
}
