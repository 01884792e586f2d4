import { z } from 'zod';
import { requireConversation } from '../../desk/conversations/require-conversation.ts';
import { signOf } from '../../hosted/conversations/sign-of.ts';
import { tellOperatorTyping } from '../../hosted/conversations/tell-operator-typing.ts';
import { fail } from '../../kernel/errors.ts';
import { deskEvent, type DeskEvent } from './desk-event.ts';

/** The talk a tab has open: it hears what happens there, and is told how it stands now. */
const open = deskEvent({
  schema: z.object({ talkId: z.string().nullable() }),
  handle: async ({ payload: { talkId }, operator, openConversation }) => {
    if (talkId === null) {
      await openConversation(null);
      return {};
    }
    await requireConversation(operator, talkId);
    // Before it is read: what happens in between is told.
    await openConversation(talkId);
    return { talk: (await signOf(talkId)) ?? fail('not_found') };
  },
});

/** The operator writes to a member whose talk they hold. */
const typing = deskEvent({
  schema: z.object({ talkId: z.string() }),
  handle: async ({ payload: { talkId }, operator }) => {
    const talk = await requireConversation(operator, talkId);
    await tellOperatorTyping(talk, `operator:${operator.operatorId}`);
    return {};
  },
});

/** Every event an operator's page may emit. */
export const deskEventsIn: ReadonlyMap<string, DeskEvent> = new Map([
  ['open', open],
  ['typing', typing],
]);
