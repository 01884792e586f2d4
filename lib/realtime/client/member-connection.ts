import { fromWire, nameToWire, toWire } from '../../wire/rename.ts';
import type { Acknowledgement, OutboundEvents } from '../events.ts';
import type { ClientEvents, DurableEvent } from './client-events.ts';
import { isReloadHeld, reloadAllowed } from './hold-reload.ts';
import { Outbox } from './outbox.ts';
import type { OutboxStore } from './outbox-store.ts';
import { RestoredSends, type RestoredSend } from './restored-sends.ts';
import { obeyServer, storeSocketId } from './server-orders.ts';
import { SocketClient, type LoadLibrary } from './socket-client.ts';
import { TypingThrottle } from './typing-throttle.ts';
import { MEMBER_TYPING_EVERY_MS } from '../limits.ts';

const WIRE = { nameOf: nameToWire, encode: toWire, decode: fromWire };

type Options = {
  readonly trackerId: string;
  readonly softwareVersion: string;
  /** The inbox's change counter when the server rendered the page. */
  readonly cursor: string;
  readonly outbox: OutboxStore;
  /** Once per outage, with the reason. */
  readonly onSocketError: (reason: string) => void;
  readonly reload: () => void;
};

/** A member's socket: English names inside, wire names outside, and sends that survive a lost connection. */
export class MemberConnection extends SocketClient<OutboundEvents> {
  readonly #options: Options;
  readonly #outbox: Outbox;
  readonly #restored: RestoredSends;
  readonly #server: ReturnType<typeof obeyServer>;
  readonly #typing = new TypingThrottle(MEMBER_TYPING_EVERY_MS);
  #wasOpen = false;
  #errorReported = false;

  constructor(options: Options, library?: LoadLibrary) {
    super({ namespace: null, wire: WIRE, library });
    this.#options = options;
    this.#outbox = new Outbox(({ event, payload }) => this.#emit(event, payload), options.outbox);
    this.#restored = new RestoredSends(
      options.outbox.load(),
      (send) => this.#outbox.send(send),
      this.catchUp.now,
    );
    this.on('catchUp', () => {
      this.catchUp.soon();
    });
    this.#server = obeyServer({
      on: (name, listener) => this.on(name, listener),
      isUp: () => this.isOpen,
      reload: () => void this.#reload(),
    });
    this.replay('clickid', true, () => void this.#announce());
  }

  /** Number of sends that the server has not answered yet. */
  get unsent(): number {
    return this.#outbox.size;
  }

  /** Messages to a profile that an earlier page left unsent; each is returned once. */
  takeRestored(angelId: string): readonly RestoredSend[] {
    return this.#restored.take(angelId);
  }

  override close(): void {
    super.close();
    this.#outbox.close();
  }

  /** Emits a durable event: stored until the server has answered. */
  send<Name extends DurableEvent>(
    name: Name,
    payload: ClientEvents[Name],
  ): Promise<Acknowledgement> {
    const send = { key: payload.idClient, event: name, payload, writtenAt: Date.now() };
    return this.#outbox.send(send);
  }

  /** Emits an event that is dropped while there is no connection. */
  hint<Name extends Exclude<keyof ClientEvents, DurableEvent>>(
    name: Name,
    payload: ClientEvents[Name],
  ): void {
    if (this.isOpen) void this.#emit(name, payload);
  }

  /** Emits an event whose answer is of use only now; null without a connection or an answer. */
  async request<Name extends Exclude<keyof ClientEvents, DurableEvent>>(
    name: Name,
    payload: ClientEvents[Name],
  ): Promise<Acknowledgement | null> {
    return this.isOpen ? this.#emit(name, payload) : null;
  }

  /** Notifies the peer that the member is typing, at most every four seconds. */
  typing(angelId: string): void {
    if (this.#typing.pass(angelId)) this.hint('typing', { angelId });
  }

  /** Subscribes to a profile's presence, on this and every later connection; null unsubscribes. */
  watch(angelId: string | null): void {
    this.replay('watch', angelId !== null, () => {
      this.hint('watch', { angelId });
    });
  }

  /** Reports whether the tab is in view, so that a member who sees it is not notified elsewhere. */
  sendVisibility(visible: boolean): void {
    this.replay('tabVisibility', visible, () => {
      this.hint('tabVisibility', { visible });
    });
  }

  protected override onConnect(): void {
    this.#outbox.connected();
    if (this.socketId !== undefined) storeSocketId(this.socketId);
    this.#errorReported = false;
    if (this.#server.isRestarting()) void this.#reload();
  }

  protected override onDisconnect(): void {
    this.#outbox.disconnected();
  }

  protected override onError(reason: string): void {
    if (!this.#errorReported) this.#options.onSocketError(reason);
    this.#errorReported = true;
  }

  async #emit(event: string, payload: object): Promise<Acknowledgement | null> {
    return (await this.ask(event, payload)) as Acknowledgement | null;
  }

  /** Not before all sends have been answered and nothing typed is unsaved: a reload would lose them. */
  async #reload(): Promise<void> {
    // Something may be typed while the sends wait for their answers.
    while (isReloadHeld() || this.#outbox.size > 0) {
      await reloadAllowed();
      await this.#outbox.settled();
    }
    if (!this.isClosed) this.#options.reload();
  }

  /** Announces the device. Fetches the events between the rendering of the page and its first connection. */
  async #announce(): Promise<void> {
    const { trackerId, softwareVersion, cursor } = this.#options;
    const isFirst = !this.#wasOpen;
    this.#wasOpen = true;
    if (!isFirst) this.catchUp.now();
    const answer = await this.#emit('clickid', { clickid: trackerId, softwareVersion });
    // A connection that was lost meanwhile catches up when it is back.
    const isCurrent = answer?.ok === true && answer['cursor'] === cursor;
    if (isFirst && !isCurrent && this.state() === 'open') this.catchUp.now();
  }
}
