import { CALL_ALIVE_EVERY_MS, CALL_LOST_MS } from '#lib/calls/limits.ts';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import type { MemberConnection } from '#lib/realtime/client/member-connection.ts';
import type { CallSignal, CallView } from '#lib/realtime/events.ts';
import { forgetCall, holdCall, lockCall, type HeldCall } from './held-call.ts';
import { joinCall, rejoinCall, type Joined, type Relay } from './join-call.ts';
import { leaveCall, leavePage } from './leave-call.ts';
import { openTrack, type MediaFault } from './media-devices.ts';
import { PeerLink, type LinkState } from './peer-link.ts';

/** Of this tab, for as long as its page lives. */
const TAB = crypto.randomUUID();

/** The call that was rejoined is not there any more. */
const GONE: ReadonlySet<string> = new Set(['call_over', 'not_found']);

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
  /** The call that the page before held. */
  readonly rejoins: HeldCall | null;
  readonly angelId: string;
  readonly onPhase: (phase: Phase) => void;
  readonly onView: (view: CallView) => void;
  /** A new connection begins, without the tracks of the one before. */
  readonly onLink: () => void;
  readonly onTrack: (track: MediaStreamTrack) => void;
  readonly onFault: (fault: CallFault) => void;
  readonly onOver: (reason: OverReason) => void;
}

type Early = { readonly round: number; readonly signal: CallSignal };

/** One side of a call in this tab, from the microphone to the end. */
export class CallSession {
  readonly #options: Options;
  readonly #ended = new AbortController();
  readonly #stops: (() => void)[] = [];
  #id: string | null;
  #microphone: MediaStreamTrack | null = null;
  #muted: boolean;
  #relay: Relay | null = null;
  #link: PeerLink | null = null;
  #camera: MediaStreamTrack | null = null;
  #view: CallView | null = null;
  /** Of the connection: signals of an earlier one are dropped. */
  #round = 0;
  /** Signals that arrived before the answer of the server, or before the round that they belong to. */
  #early: Early[] = [];
  #lastAnswerAt = performance.now();
  #over = false;

  constructor(options: Options) {
    this.#options = options;
    const { connection, rejoins } = options;
    this.#id = rejoins?.id ?? options.callId;
    this.#muted = rejoins?.muted ?? false;
    const leave = (): void => {
      this.#leavePage();
    };
    window.addEventListener('pagehide', leave);
    const timer = setInterval(() => void this.#sayAlive(), CALL_ALIVE_EVERY_MS);
    this.#stops.push(
      connection.on('callSignal', ({ id, tab, round, signal }) => {
        if (tab !== TAB || (this.#id !== null && id !== this.#id)) return;
        if (this.#link === null || round > this.#round) this.#early.push({ round, signal });
        else if (round === this.#round) this.#link.receive(signal);
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
    this.#muted = muted;
    if (this.#microphone !== null) this.#microphone.enabled = !muted;
    if (this.#over || this.#id === null || this.#relay === null) return;
    holdCall({ id: this.#id, tab: TAB, muted });
  }

  /** Tries the microphone again. */
  retry(): void {
    void this.#begin();
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
    const { callId, angelId, rejoins } = this.#options;
    try {
      // Rejoined first: the browser may ask for the microphone for longer than the call goes on without this side.
      if (rejoins !== null && this.#relay === null) this.#hold(await rejoinCall(rejoins, TAB));
      if (!(await this.#openMicrophone())) return;
      if (rejoins === null) this.#hold(await joinCall({ tab: TAB, callId, angelId }));
      else if (this.#view !== null) this.#see(this.#view);
    } catch (error) {
      const code = codeOf(error);
      if (rejoins !== null && GONE.has(code)) this.#finish('lost');
      else if (this.#end()) this.#options.onFault({ of: 'server', code });
    }
  }

  /** False where there is no microphone, or the call has ended meanwhile. */
  async #openMicrophone(): Promise<boolean> {
    if (this.#over) return false;
    const microphone = await openTrack('audio');
    if (typeof microphone === 'string') {
      if (!this.isOver) this.#options.onFault({ of: 'microphone', fault: microphone });
      return false;
    }
    microphone.enabled = !this.#muted;
    this.#microphone = microphone;
    if (this.isOver) microphone.stop();
    return !this.isOver;
  }

  /** From now on this tab holds its side of the call. */
  #hold({ call: view, relay }: Joined): void {
    this.#id = view.id;
    this.#relay = relay;
    if (this.#over) {
      leaveCall(view.id);
      return;
    }
    holdCall({ id: view.id, tab: TAB, muted: this.#muted });
    lockCall(view.id, this.#ended.signal);
    const isRinging = view.state === 'ringing';
    const answered = this.#options.rejoins === null ? 'connecting' : 'reconnecting';
    this.#options.onPhase(isRinging ? 'ringing' : answered);
    // An event may have been faster than the answer.
    this.#see(this.#view?.id === view.id ? this.#view : view);
  }

  #see(view: CallView): void {
    if (this.#over || view.round < this.#round) return;
    this.#view = view;
    this.#options.onView(view);
    if (view.reason !== null) {
      this.#finish(view.reason);
      return;
    }
    if (view.round > this.#round) {
      this.#round = view.round;
      this.#link?.close();
      this.#link = null;
    }
    if (view.state === 'active') this.#connect(view);
    if (view.peerAway && this.#link !== null) this.#options.onPhase('reconnecting');
    void this.#link?.clear(view.ownPicture && view.peerPicture);
  }

  #connect({ id, role, round }: CallView): void {
    if (this.#link !== null || this.#relay === null || this.#microphone === null) return;
    const { connection, onLink, onPhase, onTrack } = this.#options;
    onPhase(round === 0 ? 'connecting' : 'reconnecting');
    onLink();
    this.#link = new PeerLink({
      role,
      relay: this.#relay,
      microphone: this.#microphone,
      onState: onPhase,
      onTrack,
      send: (signal) => void connection.request('callSignal', { id, tab: TAB, round, signal }),
    });
    if (this.#camera !== null) void this.#link.showCamera(this.#camera);
    for (const early of this.#early.splice(0)) {
      if (early.round === round) this.#link.receive(early.signal);
    }
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

  /** The call goes on for a while: this may be a reload. Before a tab holds it, there is nothing to come back to. */
  #leavePage(): void {
    if (this.#id === null || this.#relay === null) {
      this.close();
      return;
    }
    if (!this.#stop()) return;
    leavePage(this.#id, TAB);
    // A page that the browser shows again from its memory rejoins as a reloaded one.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) window.location.reload();
    });
  }

  #end(): boolean {
    if (!this.#stop()) return false;
    if (this.#relay !== null || this.#options.rejoins !== null) forgetCall();
    return true;
  }

  /** Stops microphone, camera and connection; false where that was done before. */
  #stop(): boolean {
    if (this.#over) return false;
    this.#over = true;
    this.#ended.abort();
    for (const stop of this.#stops) stop();
    this.#microphone?.stop();
    this.#camera?.stop();
    this.#link?.close();
    return true;
  }
}
