import type { z } from 'zod';
import type { MemberViewer } from '../accounts/viewer.ts';
import type { Rate } from './allowance.ts';
import type { OutboundEvents } from './events.ts';
import type { WatchPresence } from './presence-watcher.ts';

export type InboundCall<Payload> = {
  readonly payload: Payload;
  readonly viewer: MemberViewer;
  readonly socketId: string;
  /** To this socket alone. */
  readonly reply: <Name extends 'softwareVersion' | 'presence'>(
    event: Name,
    payload: OutboundEvents[Name],
  ) => void;
  /** From now on this socket hears of one profile's presence, or of nobody's. */
  readonly watchPresence: WatchPresence;
  /** This socket's window is in view from now on, or out of it. */
  readonly showWindow: (visible: boolean) => void;
};

/** One inbound event: parse → verb → acknowledgement. What the verb returns stands beside `ok: true`. */
export type InboundEvent<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  /** How often a member may say it, whatever the number of their sockets. */
  readonly rate?: Rate;
  readonly handle: (call: InboundCall<z.output<Schema>>) => Promise<object>;
};

export function inbound<Schema extends z.ZodType>(event: InboundEvent<Schema>): InboundEvent {
  return event;
}
