import type { z } from 'zod';
import type { MemberViewer } from '../accounts/viewer.ts';

export type InboundCall<Payload> = {
  readonly payload: Payload;
  readonly viewer: MemberViewer;
  readonly socketId: string;
  /** To this socket alone. */
  readonly reply: (
    event: 'softwareVersion',
    payload: { softwareVersion: string; reload: boolean },
  ) => void;
};

/** One inbound event: parse → verb → acknowledgement. What the verb returns stands beside `ok: true`. */
export type InboundEvent<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  readonly handle: (call: InboundCall<z.output<Schema>>) => Promise<object>;
};

export function inbound<Schema extends z.ZodType>(event: InboundEvent<Schema>): InboundEvent {
  return event;
}
