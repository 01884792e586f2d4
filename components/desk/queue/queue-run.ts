import { deskCall } from '#components/desk/desk-call.ts';
import { deskErrorMessage } from '#components/desk/desk-errors.ts';
import { codeOf } from '#lib/http/client/call.ts';
import type { Lane } from '#lib/desk/queue/kinds.ts';
import { atWork } from '../at-work.ts';
import { itemName, PURPOSE, type Choice, type Item } from './queue-item.ts';

/** Held at once: what is judged now, and what comes after it. */
const AHEAD = 5;
/** A judgement can be taken back for so long, or until the next one. */
const REGRET_MS = 5_000;
const AGAIN_MS = 15_000;
/** So long an answer under way may still name what was judged. */
const FORGET_MS = 30_000;

export interface Going {
  item: Item;
  choice: Choice;
}

export interface RunState {
  /** The first is the one to judge. */
  items: readonly Item[];
  loaded: boolean;
  /** Judged, and not sent yet. */
  going: Going | null;
  errorMessage: string | null;
  /** What became of an earlier judgement, or of a key that did nothing. */
  note: { text: string; bad: boolean } | null;
  skipped: readonly string[];
  done: number;
}

interface Wanted {
  lane: Lane | undefined;
  brandId: string | undefined;
}

const keysOf = (items: readonly Item[]) => items.map(({ kind, id }) => ({ kind, id }));

// A room that is left gives back what it holds before the next one asks.
let farewell: Promise<unknown> = Promise.resolve();

/** What somebody has before them in the queue, from opening the room to leaving it. */
export class QueueRun {
  private readonly wanted: Wanted;
  private readonly listeners = new Set<() => void>();
  private readonly sent = new Set<string>();
  private filling = false;
  private again = false;
  private stopped = false;
  private regret: ReturnType<typeof setTimeout> | undefined;
  private tick: ReturnType<typeof setInterval> | undefined;
  private state: RunState = {
    ...{
      items: [],
      loaded: false,
      going: null,
      errorMessage: null,
      note: null,
      skipped: [],
      done: 0,
    },
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
    void farewell.then(() => this.fill());
    // Also holds on to what is there: a lease runs two minutes.
    this.tick = setInterval(() => {
      if (atWork()) void this.fill();
    }, AGAIN_MS);
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.tick);
    farewell = this.leave();
  }

  /** Sends what waits and gives back what is held, also while the page goes away. */
  async leave(): Promise<void> {
    const { items } = this.state;
    const sent = this.send(true);
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
      const held = keysOf(going ? [going.item, ...items] : items);
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
    // What was judged meanwhile made room for more.
    if (this.again) await this.fill();
  }

  /** The next one stands there at once; the judgement goes out a little later, so that it can be taken back. */
  readonly decide = (choice: Choice): void => {
    const [item, ...items] = this.state.items;
    if (item?.id !== choice.decision.id) return;
    void this.send();
    this.set({ items, going: { item, choice }, note: null, done: this.state.done + 1 });
    this.regret = setTimeout(() => void this.send(), REGRET_MS);
    void this.fill();
  };

  readonly undo = (): void => {
    const { going, items, done } = this.state;
    if (!going) {
      this.say('Nothing can be taken back: what was judged has gone out.');
      return;
    }
    clearTimeout(this.regret);
    this.set({ items: [going.item, ...items], going: null, note: null, done: done - 1 });
  };

  readonly skip = (): void => {
    const [item, ...items] = this.state.items;
    if (!item) return;
    this.set({ items, skipped: [...this.state.skipped, item.id], note: null });
    void deskCall('POST /api/desk/queue/release', { body: { held: keysOf([item]) } }).catch(
      () => undefined,
    );
    void this.fill();
  };

  readonly restoreSkipped = (): void => {
    this.set({ skipped: [] });
    void this.fill();
  };

  private say(text: string, bad = false): void {
    this.set({ note: { text, bad } });
  }

  private async send(keepalive = false): Promise<void> {
    const { going } = this.state;
    clearTimeout(this.regret);
    if (!going) return;
    this.set({ going: null });
    const { item, choice } = going;
    this.sent.add(item.id);
    try {
      const body = choice.decision;
      await deskCall('POST /api/desk/queue/decide', { body, purpose: PURPOSE, keepalive });
      setTimeout(() => this.sent.delete(item.id), FORGET_MS);
    } catch (error) {
      this.sent.delete(item.id);
      this.failed(item, codeOf(error));
    }
  }

  private failed(item: Item, code: string): void {
    const done = this.state.done - 1;
    if (code === 'conflict' || code === 'not_found') {
      this.set({ done });
      this.say(`${itemName(item)}: somebody else decided, or it changed meanwhile.`, true);
      return;
    }
    this.set({ items: [item, ...this.state.items], done });
    this.say(`${itemName(item)} is back. ${deskErrorMessage(code)}`, true);
  }
}
