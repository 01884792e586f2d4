import type { z } from 'zod';
import type { MemberViewer } from '../identity/viewer.ts';
import type { Rate } from './allowance.ts';
import type { OutboundEvents } from './events.ts';
import type { WatchPresence } from './presence-watcher.ts';

export type InboundCall<Payload> = {
  readonly payload: Payload;
  readonly viewer: MemberViewer;
  readonly socketId: string;
  /** To this socket only. */
  readonly reply: <Name extends 'softwareVersion' | 'presence'>(
    event: Name,
    payload: OutboundEvents[Name],
  ) => void;
  /** Subscribes this socket to one profile's presence, or to none. */
  readonly watchPresence: WatchPresence;
  /** Records whether this socket's window is in view. */
  readonly showWindow: (visible: boolean) => void;
};

/** One inbound event: parse → handler → acknowledgement. The handler's result is added to `ok: true`. */
export type InboundEvent<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  /** Rate limit of the event per member, whatever the number of their sockets. */
  readonly rate?: Rate;
  readonly handle: (call: InboundCall<z.output<Schema>>) => Promise<object>;
};

export function inbound<Schema extends z.ZodType>(event: InboundEvent<Schema>): InboundEvent {
  return event;
}
