import { CALL_CONNECTS_WITHIN_MS } from '#lib/calls/limits.ts';
import type { CallSignal } from '#lib/realtime/events.ts';

export type LinkState = 'connecting' | 'connected' | 'reconnecting';

interface Options {
  readonly role: 'caller' | 'callee';
  readonly relay: {
    readonly urls: readonly string[];
    readonly username: string;
    readonly credential: string;
  };
  readonly microphone: MediaStreamTrack;
  readonly send: (signal: CallSignal) => void;
  readonly onState: (state: LinkState) => void;
  readonly onTrack: (track: MediaStreamTrack) => void;
}

/** What the picture is reduced by at its source until both sides show theirs: blurred on the way, too. */
const BLURRED_SCALE = 16;

/**
 * The connection of one side of a call: by the relay alone, so that no address of the member is used or sent. The caller
 * negotiates, again whenever nothing connects in time; the called side asks for it.
 */
export class PeerLink {
  readonly #options: Options;
  readonly #connection: RTCPeerConnection;
  /** Candidates that arrived before the description they belong to. */
  #early: RTCIceCandidateInit[] = [];
  /** Signals are applied one after the other. */
  #applied: Promise<void> = Promise.resolve();
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #camera: MediaStreamTrack | null = null;
  #clear = false;
  #state: LinkState = 'connecting';

  constructor(options: Options) {
    this.#options = options;
    const { urls, username, credential } = options.relay;
    this.#connection = new RTCPeerConnection({
      iceTransportPolicy: 'relay',
      iceServers: [{ urls: [...urls], username, credential }],
    });
    this.#connection.onicecandidate = ({ candidate }) => {
      if (candidate === null || candidate.candidate === '') return;
      const { candidate: text, sdpMid } = candidate;
      options.send({ kind: 'candidate', candidate: text, mid: sdpMid ?? '0' });
    };
    this.#connection.ontrack = ({ track }) => {
      options.onTrack(track);
    };
    this.#connection.onconnectionstatechange = () => {
      this.#observe();
    };
    if (options.role === 'caller') {
      this.#connection.addTransceiver(options.microphone, { direction: 'sendrecv' });
      this.#connection.addTransceiver('video', { direction: 'sendrecv' });
      this.#offer(false);
    } else {
      this.#watch();
    }
  }

  receive(signal: CallSignal): void {
    this.#applied = this.#applied.then(() => this.#apply(signal)).catch(() => undefined);
  }

  /** Sends the camera's track from now on, or none. */
  async showCamera(track: MediaStreamTrack | null): Promise<void> {
    this.#camera = track;
    await this.#videoSender()?.replaceTrack(track);
    await this.#scale();
  }

  /** Both sides show their picture: the own one is sent in its full size. */
  async clear(isClear: boolean): Promise<void> {
    this.#clear = isClear;
    await this.#scale();
  }

  close(): void {
    clearTimeout(this.#watchdog);
    this.#connection.onconnectionstatechange = null;
    this.#connection.close();
  }

  #videoSender(): RTCRtpSender | undefined {
    return this.#connection.getTransceivers()[1]?.sender;
  }

  async #scale(): Promise<void> {
    const sender = this.#videoSender();
    const parameters = sender?.getParameters();
    const [encoding] = parameters?.encodings ?? [];
    if (sender === undefined || parameters === undefined || encoding === undefined) return;
    encoding.scaleResolutionDownBy = this.#clear ? 1 : BLURRED_SCALE;
    // The receiver blurs it as well, so a browser that cannot scale it still shows no clear picture.
    await sender.setParameters(parameters).catch(() => undefined);
  }

  /** A connection that was closed meanwhile makes no offer. */
  #offer(restart: boolean): void {
    this.#negotiate(restart).catch(() => undefined);
  }

  async #negotiate(restart: boolean): Promise<void> {
    this.#watch();
    const offer = await this.#connection.createOffer({ iceRestart: restart });
    await this.#connection.setLocalDescription(offer);
    this.#options.send({ kind: 'offer', sdp: offer.sdp ?? '' });
  }

  async #apply(signal: CallSignal): Promise<void> {
    const connection = this.#connection;
    switch (signal.kind) {
      case 'restart':
        if (this.#options.role === 'caller') this.#offer(true);
        return;
      case 'candidate': {
        const candidate = { candidate: signal.candidate, sdpMid: signal.mid };
        if (connection.remoteDescription === null) this.#early.push(candidate);
        else await connection.addIceCandidate(candidate);
        return;
      }
      case 'answer':
        if (connection.signalingState !== 'have-local-offer') return;
        await connection.setRemoteDescription({ type: 'answer', sdp: signal.sdp });
        break;
      case 'offer':
        if (this.#options.role === 'caller') return;
        await connection.setRemoteDescription({ type: 'offer', sdp: signal.sdp });
        await this.#answer();
    }
    for (const candidate of this.#early.splice(0)) {
      await connection.addIceCandidate(candidate).catch(() => undefined);
    }
  }

  async #answer(): Promise<void> {
    const connection = this.#connection;
    const [audio, video] = connection.getTransceivers();
    if (audio === undefined || video === undefined) return;
    audio.direction = 'sendrecv';
    video.direction = 'sendrecv';
    await audio.sender.replaceTrack(this.#options.microphone);
    await video.sender.replaceTrack(this.#camera);
    const answer = await connection.createAnswer();
    await connection.setLocalDescription(answer);
    await this.#scale();
    this.#options.send({ kind: 'answer', sdp: answer.sdp ?? '' });
  }

  #observe(): void {
    const { connectionState } = this.#connection;
    if (connectionState === 'connected') {
      clearTimeout(this.#watchdog);
      this.#become('connected');
      void this.#scale();
    } else if (connectionState === 'disconnected' || connectionState === 'failed') {
      this.#become('reconnecting');
      if (connectionState === 'failed') this.#again();
      else this.#watch();
    }
  }

  #become(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onState(state);
  }

  /** A signal may be lost with a connection of the hub. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      if (this.#connection.connectionState !== 'connected') this.#again();
    }, CALL_CONNECTS_WITHIN_MS);
  }

  #again(): void {
    if (this.#options.role === 'caller') {
      this.#offer(true);
    } else {
      this.#options.send({ kind: 'restart' });
      this.#watch();
    }
  }
}
