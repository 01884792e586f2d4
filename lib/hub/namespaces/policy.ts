import type { Socket } from 'socket.io';
import type { Rate } from '../../realtime/allowance.ts';
import type { HostKind } from '../../security/session-cookie.ts';
import type { EventNames } from '../answer-event.ts';
import type { Handshake } from '../handshake.ts';
import type { InboundEvent } from '../inbound-event.ts';

/** An event of a client that asked for no acknowledgement, with what would have been acknowledged. */
export type Outcome = {
  readonly name: string;
  readonly payload: unknown;
  readonly result: unknown;
};

/** What differs between members and operators on the hub: `Who` is connected, `Call` is what their handlers get. */
export type NamespacePolicy<Who, Call> = {
  readonly namespace: string;
  /** The kind of host whose pages connect. */
  readonly host: HostKind;
  readonly events: ReadonlyMap<string, InboundEvent<Call>>;
  /** Rate limit of a socket, for all its events together. */
  readonly rate: Rate;
  readonly names: EventNames;
  /** Who has this session now, if they may be connected: asked at the handshake and at each event. */
  readonly identify: (session: Handshake) => Promise<Who | undefined>;
  readonly ownerId: (who: Who) => string;
  /** Rooms that a socket joins; the first has all sockets of the same owner. */
  readonly rooms: (who: Who) => readonly [string, ...string[]];
  /** What the handlers of a socket's events get, for the owner as identified at the event. */
  readonly calls: (socket: Socket, who: Who) => (now: Who) => Call;
  /** Reports the outcome of an event without an acknowledgement. */
  readonly unacknowledged?: (socket: Socket, who: Who, outcome: Outcome) => Promise<void>;
  /** After an event of theirs has run, and before it is acknowledged. */
  readonly onAnswered?: (who: Who) => Promise<void>;
  /** Label of the sockets' metrics; without it, the namespace is not measured. */
  readonly metricsLabel?: (who: Who) => string;
  readonly onConnected?: (socket: Socket, who: Who) => void;
  /** After the oldest socket was disconnected in favour of this one. */
  readonly onReplaced?: (socket: Socket) => void;
  /** Which of the rooms have sockets whose session has ended. */
  readonly endedRooms: (rooms: Iterable<string>, now: Date) => Promise<readonly string[]>;
};
