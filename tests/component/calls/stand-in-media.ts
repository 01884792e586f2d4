import { jest } from '@jest/globals';

type Kind = 'audio' | 'video';

export class StandInTrack {
  readonly kind: Kind;
  enabled = true;
  readonly stop = jest.fn();
  constructor(kind: Kind) {
    this.kind = kind;
  }
}

class StandInStream {
  readonly #tracks: readonly StandInTrack[];
  constructor(tracks: readonly StandInTrack[] = []) {
    this.#tracks = tracks;
  }
  getTracks(): readonly StandInTrack[] {
    return this.#tracks;
  }
}

class StandInSender {
  readonly sent: (StandInTrack | null)[] = [];
  scale: number | undefined;
  replaceTrack = (track: StandInTrack | null): Promise<void> => {
    this.sent.push(track);
    return Promise.resolve();
  };
  getParameters = () => ({ encodings: [{}] });
  setParameters = ({ encodings }: { encodings: { scaleResolutionDownBy?: number }[] }) => {
    this.scale = encodings[0]?.scaleResolutionDownBy;
    return Promise.resolve();
  };
}

/** A connection of the browser that gathers nothing and reaches the states that a test sets. */
export class StandInLink {
  static opened: StandInLink[] = [];
  readonly configuration: RTCConfiguration;
  readonly senders: StandInSender[] = [];
  readonly candidates: RTCIceCandidateInit[] = [];
  readonly offers: RTCOfferOptions[] = [];
  connectionState = 'new';
  signalingState = 'stable';
  remoteDescription: RTCSessionDescriptionInit | null = null;
  isClosed = false;
  onicecandidate: ((event: object) => void) | null = null;
  ontrack: ((event: { track: StandInTrack }) => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;

  constructor(configuration: RTCConfiguration) {
    this.configuration = configuration;
    StandInLink.opened.push(this);
  }

  addTransceiver(): void {
    this.senders.push(new StandInSender());
  }
  getTransceivers() {
    return this.senders.map((sender) => ({ sender, direction: 'recvonly' }));
  }
  createOffer(options: RTCOfferOptions) {
    this.offers.push(options);
    return Promise.resolve({ type: 'offer', sdp: `offer ${String(this.offers.length)}` });
  }
  createAnswer() {
    return Promise.resolve({ type: 'answer', sdp: 'answer' });
  }
  setLocalDescription({ type }: RTCSessionDescriptionInit): Promise<void> {
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
    return Promise.resolve();
  }
  setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    if (this.senders.length === 0) this.senders.push(new StandInSender(), new StandInSender());
    this.remoteDescription = description;
    this.signalingState = 'stable';
    return Promise.resolve();
  }
  addIceCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    this.candidates.push(candidate);
    return Promise.resolve();
  }
  close(): void {
    this.isClosed = true;
  }

  become(state: 'connected' | 'failed'): void {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
}

export type Opened = {
  readonly tracks: StandInTrack[];
  /** The fault of the next request for a device. */
  fault: string | null;
};

/** Gives the page a microphone, a camera and connections; returns the tracks that it opened. */
export function installMedia(): Opened {
  const opened: Opened = { tracks: [], fault: null };
  const getUserMedia = (wanted: MediaStreamConstraints): Promise<StandInStream> => {
    if (opened.fault !== null) return Promise.reject(new DOMException('no', opened.fault));
    const track = new StandInTrack(wanted.audio === undefined ? 'video' : 'audio');
    opened.tracks.push(track);
    return Promise.resolve(new StandInStream([track]));
  };
  StandInLink.opened = [];
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  const values = { RTCPeerConnection: StandInLink, MediaStream: StandInStream };
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
    Object.defineProperty(window, name, { configurable: true, writable: true, value });
  }
  return opened;
}

export function removeMedia(): void {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  for (const name of ['RTCPeerConnection', 'MediaStream']) {
    Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(window, name);
  }
}
