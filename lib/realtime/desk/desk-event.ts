import type { z } from 'zod';
import type { Operator } from '../../identity/operator.ts';

type DeskEventCall<Payload> = {
  readonly payload: Payload;
  readonly operator: Operator;
  /** Subscribes this socket to one conversation, or to none. */
  readonly openConversation: (conversationId: string | null) => Promise<void>;
};

export type DeskEvent<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  readonly handle: (call: DeskEventCall<z.output<Schema>>) => Promise<object>;
};

export function deskEvent<Schema extends z.ZodType>(event: DeskEvent<Schema>): DeskEvent {
  return event;
}
