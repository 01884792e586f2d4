import { RetryTimer } from '#lib/realtime/client/retry-timer.ts';
import { isTransient } from '#lib/http/client/call-error.ts';
import {
  lastSeq,
  reduceMessages,
  withoutHistory,
  type LocalMessage,
  type MessageAction,
  type MessageState,
  type Numbered,
} from './message-state.ts';
import type {
  MessageCursor,
  MessagePage,
  StoreOptions,
  StoreState,
} from './message-store-options.ts';
import { TypingIndicator } from './typing-state.ts';

/** Page size when many messages are fetched again. */
const WHOLE_PAGE = 100;
/** A fetch without an answer, as on a lost network, blocks the next one no longer than this. */
const HANGING_MS = 10_000;

/**
 * The messages of one conversation in one tab: loaded by pages, caught up after an outage, those being sent,
 * and whether the other side is typing. For React by `subscribe` and `state`.
 */
export class MessageStore<Message extends Numbered, Page extends MessagePage<Message>> {
  readonly #options: StoreOptions<Message, Page>;
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Set<string>();
  readonly #typing: TypingIndicator<Message>;
  #state: StoreState<Message>;
  #fetching: { readonly done: Promise<void>; readonly since: number } | null = null;
  /** From which number to fetch again, if that was requested during a fetch or before the first page. */
  #fetchAgainFrom: number | null = null;
  /** From which number a failed fetch has to be repeated. */
  #failedFrom = Infinity;
  readonly #catchUpRetry = new RetryTimer();
  readonly #reloadRetry = new RetryTimer();
  #isClosed = false;

  constructor(begun: MessageState<Message>, loaded: boolean, options: StoreOptions<Message, Page>) {
    this.#options = options;
    const loading = loaded ? null : 'first';
    this.#state = { ...begun, loading, typing: false, completeTo: lastSeq(begun) };
    this.#typing = new TypingIndicator<Message>({
      onChange: (typing) => {
        this.#change({ typing });
      },
      onRelease: (messages) => {
        this.dispatch({ type: 'merged', messages });
        options.onArrived?.(messages);
      },
    });
  }

  readonly state = (): StoreState<Message> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly dispatch = (action: MessageAction<Message>): void => {
    this.#become(reduceMessages<Message, StoreState<Message>>(this.#state, action));
  };

  /** Loads the newest page, and sends what an earlier page left unsent; also after a failure. */
  readonly load = async (): Promise<void> => {
    this.#change({ loading: 'first' });
    this.restore();
    try {
      const { messages } = await this.#load({}, true);
      this.#completeUpTo(messages.at(-1)?.seq ?? 0);
      if (this.#fetchAgainFrom !== null) void this.#catchUpAgain();
    } catch {
      this.#change({ loading: 'failed' });
    }
  };

  /** Loads the page before the oldest message, of the usual size by default; rejects if that fails. */
  readonly loadOlder = async (limit?: number): Promise<void> => {
    const [oldest] = this.#state.stored;
    if (this.#state.loading !== null || !this.#state.hasMore || oldest === undefined) return;
    this.#change({ loading: 'older' });
    try {
      await this.#load({ before: oldest.seq, ...(limit !== undefined && { limit }) }, true);
    } catch (error) {
      this.#change({ loading: null });
      throw error;
    }
  };

  /** Fetches new messages, and changed ones from a number on, until it succeeds; one fetch at a time. */
  readonly catchUp = (from = Infinity): Promise<void> => {
    const { loading } = this.#state;
    const now = Date.now();
    const isBusy = this.#fetching !== null && now - this.#fetching.since < HANGING_MS;
    if (isBusy || loading === 'first' || loading === 'failed') {
      this.#fetchAgainFrom = Math.min(from, this.#fetchAgainFrom ?? Infinity);
      return this.#fetching?.done ?? Promise.resolve();
    }
    const first = Math.min(from, this.#failedFrom);
    this.#failedFrom = Infinity;
    const done = this.#loadAfter(Math.min(first - 1, this.#state.completeTo, lastSeq(this.#state)))
      .then(
        () => {
          this.#catchUpRetry.stop();
        },
        (error: unknown) => {
          this.#failedFrom = Math.min(first, this.#failedFrom);
          this.#retryAfter(error, this.#catchUpRetry, () => void this.catchUp());
        },
      )
      .finally(() => {
        if (this.#fetching?.done === done) this.#fetching = null;
        if (this.#fetching === null && this.#fetchAgainFrom !== null) void this.#catchUpAgain();
      });
    this.#fetching = { done, since: now };
    return done;
  };

  /** Fetches all shown messages again, as they may be read now. */
  readonly reload = (): void => {
    const [oldest] = this.#state.stored;
    this.#loadBack(oldest?.seq ?? 0).then(
      (newest) => {
        this.#completeUpTo(newest);
        this.#reloadRetry.stop();
      },
      (error: unknown) => {
        this.#retryAfter(error, this.#reloadRetry, this.reload);
      },
    );
  };

  /** Shows the messages that are left unsent, with `more`, and sends those that have not failed. */
  readonly restore = (more: readonly LocalMessage[] = []): void => {
    this.#isClosed = false;
    for (const message of [...this.#options.unsent.recall(this.#options.id), ...more]) {
      this.#write(message);
    }
    this.#pump();
  };

  /** Begins to send a message that was written now. */
  readonly send = (msg: string, more: Partial<LocalMessage> = {}): void => {
    const { idClient = crypto.randomUUID(), suggested = false, quote = null } = more;
    this.#write({ idClient, msg, suggested, quote, time: Date.now(), failed: undefined });
    this.#pump();
  };

  /** Sends again under the same id: if the server has stored the message already, it says so. */
  readonly retry = (message: LocalMessage): void => {
    const again = { ...message, failed: undefined };
    const { idClient } = message;
    if (this.#state.local.some((one) => one.idClient === idClient))
      this.dispatch({ type: 'retried', message: again });
    else this.dispatch({ type: 'written', message: again });
    this.#options.unsent.remember(this.#options.id, again);
    this.#pump();
  };

  readonly discard = ({ idClient }: Pick<LocalMessage, 'idClient'>): void => {
    this.#options.unsent.forget(this.#options.id, idClient);
    this.dispatch({ type: 'discarded', idClient });
    this.#pump();
  };

  readonly receiveTyping = (): void => {
    this.#typing.receive();
  };

  /** A pushed message: the typing indicator precedes it, and holds it back. */
  readonly arrive = (message: Message): void => {
    if (this.#follows(message)) this.#typing.arrive(message);
  };

  /** A pushed message that is shown at once. */
  readonly add = (message: Message): void => {
    if (this.#follows(message)) this.dispatch({ type: 'merged', messages: [message] });
  };

  /** Ends the typing indicator, and adds what it holds back. */
  readonly release = (): void => {
    this.#typing.release();
  };

  readonly close = (): void => {
    this.#isClosed = true;
    this.#catchUpRetry.stop();
    this.#reloadRetry.stop();
    this.#typing.stop();
  };

  /** Merges a page; the one that the state waits for ends `loading` at once, so that the next can be requested. */
  async #load(cursor: MessageCursor, isAwaited = false): Promise<Page> {
    const page = await this.#options.load(cursor);
    const { revision, ...marks } = this.#options.marksOf?.(page) ?? {};
    if (isAwaited) this.#state = { ...this.#state, loading: null };
    this.dispatch({
      type: 'merged',
      messages:
        cursor.after === undefined ? page.messages : withoutHistory(this.#state, page.messages),
      changed: page.messages,
      ...marks,
      // History carries no changes of the messages shown; changes do not say whether there is more of it.
      ...(cursor.before === undefined && revision !== undefined && { revision }),
      ...(cursor.after === undefined && { hasMore: page.hasMore }),
    });
    this.#options.onPage?.(page);
    return page;
  }

  async #loadAfter(after: number): Promise<void> {
    const { revision } = this.#state;
    const page = await this.#load({ after, revision, limit: WHOLE_PAGE });
    const last = page.messages.at(-1)?.seq ?? 0;
    this.#completeUpTo(last);
    if (page.hasMore && last > after) await this.#loadAfter(last);
  }

  /** Resolves to the newest number of the first page. */
  async #loadBack(to: number, before?: number): Promise<number> {
    const page = await this.#load({ limit: WHOLE_PAGE, ...(before !== undefined && { before }) });
    const oldest = page.messages[0]?.seq ?? 0;
    if (page.hasMore && oldest > to) await this.#loadBack(to, oldest);
    return page.messages.at(-1)?.seq ?? 0;
  }

  /** Whether no message before this one is missing; otherwise they are fetched, and it with them. */
  #follows({ seq }: Numbered): boolean {
    const isNext = seq <= this.#state.completeTo + 1;
    if (isNext) this.#completeUpTo(seq);
    else void this.catchUp();
    return isNext;
  }

  #completeUpTo(seq: number): void {
    if (seq > this.#state.completeTo) this.#change({ completeTo: seq });
  }

  #retryAfter(error: unknown, retry: RetryTimer, again: () => void): void {
    this.#options.onMissedFailed?.(error);
    if (isTransient(error) && !this.#isClosed) retry.schedule(again);
  }

  #catchUpAgain(): Promise<void> {
    const from = this.#fetchAgainFrom ?? undefined;
    this.#fetchAgainFrom = null;
    return this.catchUp(from);
  }

  #write(message: LocalMessage): void {
    this.#options.unsent.remember(this.#options.id, message);
    this.dispatch({ type: 'written', message });
  }

  #pump(): void {
    const { local } = this.#state;
    for (const message of this.#options.inOrder ? local.slice(0, 1) : local) {
      if (message.failed === undefined && !this.#sending.has(message.idClient))
        void this.#transmit(message);
    }
  }

  async #transmit(message: LocalMessage): Promise<void> {
    const { id, unsent, send } = this.#options;
    const { idClient } = message;
    this.#sending.add(idClient);
    const result = await send(message);
    this.#sending.delete(idClient);
    if ('failed' in result) {
      unsent.remember(id, { ...message, failed: result.failed });
      this.dispatch({ type: 'refused', idClient, code: result.failed });
    } else {
      unsent.forget(id, idClient);
      if (result.message === null) this.dispatch({ type: 'discarded', idClient });
      else {
        this.dispatch({ type: 'stored', idClient, message: result.message });
        this.#follows(result.message);
      }
      result.after?.();
    }
    this.#pump();
  }

  #change(change: Partial<Pick<StoreState<Message>, 'loading' | 'typing' | 'completeTo'>>): void {
    this.#become({ ...this.#state, ...change });
  }

  #become(state: StoreState<Message>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
