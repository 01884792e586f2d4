import type { LocalMessage } from './message-state.ts';

type Lists = {
  readonly read: (conversation: string) => readonly LocalMessage[];
  readonly write: (conversation: string, unsent: readonly LocalMessage[]) => void;
};

/** The messages of each conversation that are not stored yet, stored outside its page. */
export class UnsentMessages {
  readonly #lists: Lists;

  constructor(lists: Lists) {
    this.#lists = lists;
  }

  recall(conversation: string): readonly LocalMessage[] {
    return this.#lists.read(conversation);
  }

  /** Adds a message that is being sent or was refused, as its `failed` says. */
  remember(conversation: string, message: LocalMessage): void {
    this.#lists.write(conversation, [...this.#without(conversation, message.idClient), message]);
  }

  /** Removes a message that is stored or was discarded. */
  forget(conversation: string, idClient: string): void {
    this.#lists.write(conversation, this.#without(conversation, idClient));
  }

  #without(conversation: string, idClient: string): readonly LocalMessage[] {
    return this.recall(conversation).filter((one) => one.idClient !== idClient);
  }
}

/** In memory: they survive when the thread is closed during a send. The outbox stores them beyond the page. */
export function unsentInMemory(): UnsentMessages {
  const lists = new Map<string, readonly LocalMessage[]>();
  return new UnsentMessages({
    read: (conversation) => lists.get(conversation) ?? [],
    write: (conversation, unsent) => {
      if (unsent.length === 0) lists.delete(conversation);
      else lists.set(conversation, unsent);
    },
  });
}
