import { z } from 'zod';
import { requireConversation } from '../../desk/conversations/require-conversation.ts';
import { readSummary } from '../../hosted/conversations/read-summary.ts';
import { notifyOperatorTyping } from '../../hosted/conversations/notify-operator-typing.ts';
import type { Operator } from '../../identity/operator.ts';
import { mayDo } from '../../identity/roles.ts';
import { fail } from '../../kernel/errors.ts';
import { operatorEvent, type InboundEvent, type OperatorCall } from '../inbound-event.ts';

/** Conversations are for roles that answer in them; others are connected for their counts. */
function requireHosted({ role }: Pick<Operator, 'role'>): void {
  if (!mayDo(role, 'hosted')) fail('forbidden');
}

/** The conversation a tab has open: subscribes to its events and returns its current summary. */
const open = operatorEvent({
  schema: z.object({ conversationId: z.string().nullable() }),
  handle: async ({ payload: { conversationId }, operator, openConversation }) => {
    if (conversationId === null) {
      await openConversation(null);
      return {};
    }
    requireHosted(operator);
    await requireConversation(operator, conversationId);
    // Subscribes before reading, so that a change in between is not missed.
    await openConversation(conversationId);
    return { conversation: (await readSummary(conversationId)) ?? fail('not_found') };
  },
});

/** The operator is typing to a member whose conversation they hold. */
const typing = operatorEvent({
  schema: z.object({ conversationId: z.string() }),
  handle: async ({ payload: { conversationId }, operator }) => {
    requireHosted(operator);
    const conversation = await requireConversation(operator, conversationId);
    await notifyOperatorTyping(conversation, `operator:${operator.operatorId}`);
    return {};
  },
});

/** Every event an operator's page may emit. */
export const deskEventsIn: ReadonlyMap<string, InboundEvent<OperatorCall>> = new Map([
  ['open', open],
  ['typing', typing],
]);
