import type { Acknowledgement } from '../events.ts';
import type { OutboxStore, Send } from './outbox-store.ts';

/** How often a send is tried on a live connection before it is reported as failed. */
const TRIES = 3;
/** How many sends may be unacknowledged: the server accepts this many at once. */
const AT_ONCE = 20;
const FAULT_WAIT_S = 2;
const BUSY_WAIT_S = 1;

/** Sends one message over the socket; null means that no answer came in time. */
type Transmit = (send: Send) => Promise<Acknowledgement | null>;

type Waiting = {
  readonly send: Send;
  readonly answer: Promise<Acknowledgement>;
  readonly settle: (answer: Acknowledgement) => void;
  /** Number of the connection it was sent on; 0: none. */
  sentOn: number;
  tries: number;
};

/** Sends of one lane are stored in the order in which they were written; those of other lanes may overtake them. */
function laneOf({ event, key, payload }: Send): string {
  return event === 'chat' ? `chat ${String(payload['angelId'])}` : key;
}

/**
 * Holds each send until the server has acknowledged it. Unacknowledged sends of a lost connection are sent
 * again, in order and under their own id, so that the server stores each once. Messages to one profile are
 * sent one by one: of two in flight, the server may store the later one first.
 */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();
  readonly #transmit: Transmit;
  readonly #store: OutboxStore;
  #savedKeys: ReadonlySet<string> = new Set();
  /**
   * Number of the present connection; 0 while there is none. Answers on an earlier connection count only if
   * they report success.
   */
  #connection = 0;
  #connections = 0;
  #pause: ReturnType<typeof setTimeout> | null = null;

  constructor(transmit: Transmit, store: OutboxStore) {
    this.#transmit = transmit;
    this.#store = store;
  }

  /** Number of sends without an answer. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Resolves once all sends waiting now have an answer. */
  async settled(): Promise<void> {
    await Promise.all([...this.#waiting.values()].map(({ answer }) => answer));
  }

  /** Resolves with the server's answer; a second call with a waiting key shares the first one's. */
  send(send: Send): Promise<Acknowledgement> {
    const known = this.#waiting.get(send.key);
    if (known) return known.answer;
    const { promise, resolve } = Promise.withResolvers<Acknowledgement>();
    this.#waiting.set(send.key, { send, answer: promise, settle: resolve, sentOn: 0, tries: 0 });
    this.#save();
    this.#pump();
    return promise;
  }

  connected(): void {
    this.#connections += 1;
    this.#connection = this.#connections;
    this.#resume();
    for (const waiting of this.#waiting.values()) waiting.tries = 0;
    this.#pump();
  }

  disconnected(): void {
    this.#connection = 0;
  }

  /** At the end of the page: settles the waiting sends that are not stored for the next page. */
  close(): void {
    this.#resume();
    for (const waiting of this.#waiting.values()) {
      if (!this.#savedKeys.has(waiting.send.key)) this.#settle(waiting, UNANSWERED);
    }
  }

  #save(): void {
    this.#savedKeys = this.#store.save([...this.#waiting.values()].map(({ send }) => send));
  }

  /** The first send of each lane, in the order in which they were written. */
  #heads(): readonly Waiting[] {
    const lanes = new Map<string, Waiting>();
    for (const waiting of this.#waiting.values()) {
      const lane = laneOf(waiting.send);
      if (!lanes.has(lane)) lanes.set(lane, waiting);
    }
    return [...lanes.values()];
  }

  /** Sends in order what is not in flight, never more at once than the server accepts. */
  #pump(): void {
    if (this.#connection === 0 || this.#pause !== null) return;
    const heads = this.#heads();
    const inProgress = heads.filter(({ sentOn }) => sentOn === this.#connection).length;
    const next = heads.filter(({ sentOn }) => sentOn !== this.#connection);
    for (const waiting of next.slice(0, Math.max(0, AT_ONCE - inProgress))) void this.#try(waiting);
  }

  async #try(waiting: Waiting): Promise<void> {
    const connection = this.#connection;
    waiting.sentOn = connection;
    waiting.tries += 1;
    const answer = await this.#transmit(waiting.send);
    if (!this.#waiting.has(waiting.send.key)) return;
    const wait = answer === null ? null : waitBefore(answer);
    if (answer !== null && wait === null) this.#settle(waiting, answer);
    else if (connection !== this.#connection) return;
    else {
      if (wait?.busy === true) waiting.tries -= 1;
      if (waiting.tries >= TRIES) this.#settle(waiting, answer ?? UNANSWERED);
      else waiting.sentOn = 0;
      if (wait !== null) this.#rest(wait.seconds);
    }
    this.#pump();
  }

  #settle(waiting: Waiting, answer: Acknowledgement): void {
    this.#waiting.delete(waiting.send.key);
    this.#save();
    waiting.settle(answer);
  }

  #rest(seconds: number): void {
    this.#pause ??= setTimeout(() => {
      this.#resume();
      this.#pump();
    }, seconds * 1_000);
  }

  #resume(): void {
    if (this.#pause !== null) clearTimeout(this.#pause);
    this.#pause = null;
  }
}

const UNANSWERED: Acknowledgement = { ok: false, code: 'offline', params: {} };

/**
 * Whether an answer only requires a delay: the rate limit was reached, the server is about to stop or has no
 * database, or it failed itself. Only a failure counts as a try.
 */
function waitBefore(answer: Acknowledgement): { seconds: number; busy: boolean } | null {
  if (answer.ok) return null;
  if (answer.code === 'unexpected') return { seconds: FAULT_WAIT_S, busy: false };
  if (answer.code !== 'too_many_requests' && answer.code !== 'unavailable') return null;
  const asked = Number(answer.params['retryAfter']);
  const usual = answer.code === 'unavailable' ? FAULT_WAIT_S : BUSY_WAIT_S;
  return { seconds: asked > 0 ? asked : usual, busy: true };
}
