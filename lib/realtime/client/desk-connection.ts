import type { DeskEvents } from '../desk/channel.ts';
import { DESK_NAMESPACE } from '../desk/name.ts';
import { SocketClient, type LoadLibrary } from './socket-client.ts';
import { TypingThrottle } from './typing-throttle.ts';
import { OPERATOR_TYPING_EVERY_MS } from '../limits.ts';

/** The desk's events have the same names and fields on the wire. */
const PLAIN = {
  nameOf: (event: string) => event,
  encode: (payload: object) => payload,
  decode: (payload: unknown) => payload,
};

/** The socket of an operator's tab, in the desk's namespace. */
export class DeskConnection extends SocketClient<DeskEvents> {
  readonly #typing = new TypingThrottle(OPERATOR_TYPING_EVERY_MS);

  constructor(library?: LoadLibrary) {
    super({ namespace: DESK_NAMESPACE, wire: PLAIN, library });
  }

  /** Subscribes to the conversation in view, on this and every later connection; null unsubscribes. */
  watch(conversationId: string | null): void {
    this.replay('open', conversationId !== null, () => void this.ask('open', { conversationId }));
  }

  /** Notifies the member that an operator is typing. */
  typing(conversationId: string): void {
    if (this.isOpen && this.#typing.pass(conversationId))
      void this.ask('typing', { conversationId });
  }

  /** Earlier events may have been missed, even before the first connection. */
  protected override onConnect(): void {
    this.catchUp.now();
  }
}
