import type { DeskMessage } from '#lib/desk/conversations/contract.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { deskCall } from '../desk-call.ts';
import { conversationMessages } from './faults.ts';
import { storePending, loadPending, type Pending } from './pending-storage.ts';

export const CONVERSATION_PURPOSE = 'Hosted conversation';
const TYPING_SHOWN_MS = 6_000;

export type ConversationState = {
  readonly loading: 'first' | 'ready' | 'failed';
  readonly older: 'none' | 'some' | 'coming';
  readonly messages: readonly DeskMessage[];
  /** Messages sent from here and not acknowledged yet, in order. */
  readonly pending: readonly Pending[];
  readonly typing: boolean;
};

const BEGUN: ConversationState = {
  loading: 'first',
  older: 'none',
  messages: [],
  typing: false,
  pending: [],
};

/** The messages of one conversation in one tab: loaded by pages, caught up after an outage, and those being sent. */
export class ConversationStore {
  readonly #conversationId: string;
  readonly #listeners = new Set<() => void>();
  #state: ConversationState = BEGUN;
  #sending = false;
  #fetching: Promise<void> | null = null;
  #again = false;
  /** An event arrived before the first page was loaded. */
  #missed = false;
  #typingEnds: ReturnType<typeof setTimeout> | null = null;

  constructor(conversationId: string) {
    this.#conversationId = conversationId;
  }

  readonly state = (): ConversationState => this.#state;
  readonly before = (): ConversationState => BEGUN;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Loads the newest page; also after a failure. */
  readonly load = async (): Promise<void> => {
    this.#change({ loading: 'first', pending: loadPending(this.#conversationId) });
    try {
      const { messages, hasMore } = await this.#fetch({});
      this.#change({ loading: 'ready', older: hasMore ? 'some' : 'none' });
      this.#merge(messages);
      if (this.#missed) void this.catchUp();
      this.#missed = false;
      void this.#pump();
    } catch {
      this.#change({ loading: 'failed' });
    }
  };

  readonly loadOlder = async (): Promise<void> => {
    const [first] = this.#state.messages;
    if (!first || this.#state.older !== 'some') return;
    this.#change({ older: 'coming' });
    try {
      const { messages, hasMore } = await this.#fetch({ before: String(first.seq) });
      this.#merge(messages);
      this.#change({ older: hasMore ? 'some' : 'none' });
    } catch {
      this.#change({ older: 'some' });
    }
  };

  /** Fetches new messages, and changed ones from a sequence number on; one fetch at a time. */
  readonly catchUp = (from?: number): Promise<void> => {
    if (this.#state.loading !== 'ready') {
      this.#missed = true;
      return Promise.resolve();
    }
    const last = this.#state.messages.at(-1)?.seq ?? 0;
    const after = from !== undefined && from <= last ? from - 1 : last;
    if (this.#fetching) {
      this.#again = true;
      return this.#fetching;
    }
    this.#fetching = this.#follow(after).finally(() => {
      this.#fetching = null;
      if (!this.#again) return;
      this.#again = false;
      void this.catchUp();
    });
    return this.#fetching;
  };

  receiveTyping(): void {
    if (this.#typingEnds !== null) clearTimeout(this.#typingEnds);
    this.#typingEnds = setTimeout(() => {
      this.#change({ typing: false });
    }, TYPING_SHOWN_MS);
    this.#change({ typing: true });
  }

  send(text: string): void {
    const one: Pending = { idClient: crypto.randomUUID(), text, errorMessage: null, queued: false };
    this.#setPending([...this.#state.pending, one]);
    void this.#pump();
  }

  /** Sends an unsent message again with the same `idClient`. */
  readonly retry = (idClient: string): void => {
    this.#try((one) => one.idClient === idClient);
  };

  /** Sends the queued messages once the connection is back. */
  readonly resume = (): void => {
    this.#try(({ queued }) => queued);
  };

  readonly discard = (idClient: string): void => {
    this.#setPending(this.#state.pending.filter((one) => one.idClient !== idClient));
    void this.#pump();
  };

  async #follow(from: number): Promise<void> {
    let after = from;
    try {
      for (;;) {
        const { messages, hasMore } = await this.#fetch({ after: String(after) });
        this.#merge(messages);
        after = messages.at(-1)?.seq ?? after;
        if (!hasMore) return;
      }
    } catch {
      // The next event, or the reconnection, fetches again.
    }
  }

  #fetch(query: Readonly<Record<string, string>>) {
    return deskCall('GET /api/desk/conversations/{id}/messages', {
      params: { id: this.#conversationId },
      query,
      purpose: CONVERSATION_PURPOSE,
    });
  }

  /** Sends one by one, so that a later message is never stored before an earlier one. */
  async #pump(): Promise<void> {
    if (this.#sending) return;
    const [next] = this.#state.pending;
    if (next?.errorMessage !== null) return;
    this.#sending = true;
    const { idClient, text } = next;
    try {
      await deskCall('POST /api/desk/conversations/{id}/messages', {
        params: { id: this.#conversationId },
        body: { text, idClient },
        purpose: CONVERSATION_PURPOSE,
      });
      await this.catchUp();
      this.#setPending(this.#state.pending.filter((one) => one.idClient !== idClient));
    } catch (error) {
      const queued = codeOf(error) === 'offline';
      const errorMessage = queued ? 'Not sent: no connection.' : conversationMessages(error);
      this.#setPending(
        this.#state.pending.map((one) =>
          one.idClient === idClient ? { ...one, errorMessage, queued } : one,
        ),
      );
    }
    this.#sending = false;
    void this.#pump();
  }

  #try(which: (one: Pending) => boolean): void {
    const again = (one: Pending): Pending =>
      which(one) ? { ...one, errorMessage: null, queued: false } : one;
    this.#setPending(this.#state.pending.map(again));
    void this.#pump();
  }

  #setPending(pending: readonly Pending[]): void {
    storePending(this.#conversationId, pending);
    this.#change({ pending });
  }

  #merge(fresh: readonly DeskMessage[]): void {
    if (fresh.length === 0) return;
    const bySeq = new Map(this.#state.messages.map((one) => [one.seq, one]));
    for (const one of fresh) bySeq.set(one.seq, one);
    const messages = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
    const theirs = fresh.some(({ mine }) => !mine);
    this.#change({ messages, ...(theirs && { typing: false }) });
  }

  #change(change: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
