import { CALL_ALIVE_EVERY_MS, CALL_LOST_MS } from '#lib/calls/limits.ts';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import type { MemberConnection } from '#lib/realtime/client/member-connection.ts';
import type { CallSignal, CallView } from '#lib/realtime/events.ts';
import { leaveCall } from './leave-call.ts';
import { openTrack, type MediaFault } from './media-devices.ts';
import { PeerLink, type LinkState } from './peer-link.ts';

/** Of this tab, for as long as its page lives. */
const TAB = crypto.randomUUID();

export type Phase = 'starting' | 'ringing' | LinkState;
export type OverReason = NonNullable<CallView['reason']>;
export type CallFault =
  | { readonly of: 'microphone'; readonly fault: MediaFault }
  | { readonly of: 'server'; readonly code: string }
  /** The member called, and nobody answered. */
  | { readonly of: 'unanswered'; readonly reason: 'no_answer' };

interface Options {
  readonly connection: MemberConnection;
  /** The ringing call that is accepted; null: this tab calls. */
  readonly callId: string | null;
  readonly angelId: string;
  readonly onPhase: (phase: Phase) => void;
  readonly onView: (view: CallView) => void;
  readonly onTrack: (track: MediaStreamTrack) => void;
  readonly onFault: (fault: CallFault) => void;
  readonly onOver: (reason: OverReason) => void;
}

/** One side of a call in this tab, from the microphone to the end. */
export class CallSession {
  readonly #options: Options;
  readonly #stops: (() => void)[] = [];
  #id: string | null;
  #microphone: MediaStreamTrack | null = null;
  #relay: ConstructorParameters<typeof PeerLink>[0]['relay'] | null = null;
  #link: PeerLink | null = null;
  #camera: MediaStreamTrack | null = null;
  #view: CallView | null = null;
  /** Signals that arrived before the answer of the server. */
  #early: CallSignal[] = [];
  #lastAnswerAt = performance.now();
  #over = false;

  constructor(options: Options) {
    this.#options = options;
    this.#id = options.callId;
    const { connection } = options;
    const leave = (): void => {
      this.close();
    };
    window.addEventListener('pagehide', leave);
    const timer = setInterval(() => void this.#sayAlive(), CALL_ALIVE_EVERY_MS);
    this.#stops.push(
      connection.on('callSignal', ({ id, tab, signal }) => {
        if (tab !== TAB || (this.#id !== null && id !== this.#id)) return;
        if (this.#link === null) this.#early.push(signal);
        else this.#link.receive(signal);
      }),
      connection.on('call', (view) => {
        if (view.id === this.#id || (this.#id === null && view.tab === TAB)) this.#see(view);
      }),
      () => {
        window.removeEventListener('pagehide', leave);
        clearInterval(timer);
      },
    );
    void this.#begin();
  }

  get isOver(): boolean {
    return this.#over;
  }

  mute(muted: boolean): void {
    if (this.#microphone !== null) this.#microphone.enabled = !muted;
  }

  /** Shows the own picture, once the server knows of the consent; resolves to the track, or to why there is none. */
  async showPicture(): Promise<MediaStreamTrack | MediaFault> {
    const track = await openTrack('video');
    if (typeof track === 'string') return track;
    try {
      await this.#agree(true);
    } catch (error) {
      track.stop();
      throw error;
    }
    if (this.isOver) {
      track.stop();
      return track;
    }
    this.#camera = track;
    await this.#link?.showCamera(track);
    return track;
  }

  /** Nothing is sent from now on, whatever the server answers. */
  async hidePicture(): Promise<void> {
    this.#camera?.stop();
    this.#camera = null;
    await this.#link?.showCamera(null);
    await this.#agree(false);
  }

  /** Leaves the call: the other side is notified by the server. */
  close(): void {
    if (!this.#end()) return;
    if (this.#id !== null) leaveCall(this.#id);
  }

  async #begin(): Promise<void> {
    const microphone = await openTrack('audio');
    const { callId, angelId, onFault, onPhase } = this.#options;
    if (typeof microphone === 'string') {
      if (!this.#over) onFault({ of: 'microphone', fault: microphone });
      return;
    }
    this.#microphone = microphone;
    if (this.#over) {
      microphone.stop();
      return;
    }
    try {
      const tab = TAB;
      const answer =
        callId === null
          ? await call('POST /api/users/calls', { body: { angelId, tab } })
          : await call('POST /api/users/calls/{id}/accept', {
              params: { id: callId },
              body: { tab },
            });
      this.#id = answer.call.id;
      this.#relay = answer.relay;
      if (this.isOver) leaveCall(this.#id);
      onPhase(callId === null ? 'ringing' : 'connecting');
      // An event may have been faster than the answer.
      this.#see(this.#view?.id === this.#id ? this.#view : answer.call);
    } catch (error) {
      if (this.#end()) onFault({ of: 'server', code: codeOf(error) });
    }
  }

  #see(view: CallView): void {
    if (this.#over) return;
    this.#view = view;
    this.#options.onView(view);
    if (view.reason !== null) {
      this.#finish(view.reason);
      return;
    }
    if (view.state === 'active') this.#connect(view);
    void this.#link?.clear(view.ownPicture && view.peerPicture);
  }

  #connect({ id, role }: CallView): void {
    if (this.#link !== null || this.#relay === null || this.#microphone === null) return;
    const { connection, onPhase, onTrack } = this.#options;
    onPhase('connecting');
    this.#link = new PeerLink({
      role,
      relay: this.#relay,
      microphone: this.#microphone,
      onState: onPhase,
      onTrack,
      send: (signal) => void connection.request('callSignal', { id, tab: TAB, signal }),
    });
    for (const signal of this.#early.splice(0)) this.#link.receive(signal);
  }

  async #sayAlive(): Promise<void> {
    if (this.#id === null || this.#relay === null) return;
    const answer = await this.#options.connection.request('callAlive', { id: this.#id, tab: TAB });
    if (answer === null) {
      // The server has ended the call by now.
      if (performance.now() - this.#lastAnswerAt > CALL_LOST_MS) this.#finish('lost');
      return;
    }
    this.#lastAnswerAt = performance.now();
    if (answer.ok) this.#see(answer['call'] as CallView);
    else if (answer.code === 'call_over') this.#finish('hung_up');
  }

  async #agree(shown: boolean): Promise<void> {
    if (this.#id === null) return;
    const params = { id: this.#id };
    await call('POST /api/users/calls/{id}/picture', { params, body: { tab: TAB, shown } });
  }

  #finish(reason: OverReason): void {
    if (!this.#end()) return;
    if (reason === 'no_answer') this.#options.onFault({ of: 'unanswered', reason });
    else this.#options.onOver(reason);
  }

  /** Stops microphone, camera and connection; false where that was done before. */
  #end(): boolean {
    if (this.#over) return false;
    this.#over = true;
    for (const stop of this.#stops) stop();
    this.#microphone?.stop();
    this.#camera?.stop();
    this.#link?.close();
    return true;
  }
}
