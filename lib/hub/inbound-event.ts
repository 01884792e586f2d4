import type { z } from 'zod';
import type { Operator } from '../identity/operator.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import type { Rate } from '../realtime/allowance.ts';
import type { OutboundEvents } from '../realtime/events.ts';
import type { WatchPresence } from '../realtime/presence-watcher.ts';

/** What handlers of members' events get beside the payload. */
export type MemberCall = {
  readonly viewer: MemberViewer;
  readonly socketId: string;
  /** To this socket only. */
  readonly reply: <Name extends 'softwareVersion' | 'presence' | 'call'>(
    event: Name,
    payload: OutboundEvents[Name],
  ) => void;
  /** Subscribes this socket to one profile's presence, or to none. */
  readonly watchPresence: WatchPresence;
  /** Records whether this socket's window is in view. */
  readonly showWindow: (visible: boolean) => void;
};

/** What handlers of operators' events get beside the payload. */
export type OperatorCall = {
  readonly operator: Operator;
  /** Subscribes this socket to one conversation, or to none. */
  readonly openConversation: (conversationId: string | null) => Promise<void>;
};

/** One inbound event: parse → handler → acknowledgement. The handler's result is added to `ok: true`. */
export type InboundEvent<Call, Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  /** Rate limit of the event per member or operator, whatever the number of their sockets. */
  readonly rate?: Rate;
  readonly handle: (call: Call & { readonly payload: z.output<Schema> }) => Promise<object>;
};

/** Defines the events of one namespace, whose handlers get `Call`. */
function eventsWith<Call>() {
  return <Schema extends z.ZodType>(event: InboundEvent<Call, Schema>): InboundEvent<Call> => event;
}

export const memberEvent = eventsWith<MemberCall>();
export const operatorEvent = eventsWith<OperatorCall>();
