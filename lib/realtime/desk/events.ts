import { z } from 'zod';
import { requireTalk } from '../../desk/conversations/require-talk.ts';
import { signOf } from '../../hosted/talks/sign-of.ts';
import { tellOperatorTyping } from '../../hosted/talks/tell-operator-typing.ts';
import { fail } from '../../kernel/errors.ts';
import { deskEvent, type DeskEvent } from './desk-event.ts';

/** The talk a tab has open: it hears what happens there, and is told how it stands now. */
const open = deskEvent({
  schema: z.object({ talkId: z.string().nullable() }),
  handle: async ({ payload: { talkId }, operator, openTalk }) => {
    if (talkId === null) {
      await openTalk(null);
      return {};
    }
    await requireTalk(operator, talkId);
    // Before it is read: what happens in between is told.
    await openTalk(talkId);
    return { talk: (await signOf(talkId)) ?? fail('not_found') };
  },
});

/** The operator writes to a member whose talk they hold. */
const typing = deskEvent({
  schema: z.object({ talkId: z.string() }),
  handle: async ({ payload: { talkId }, operator }) => {
    const talk = await requireTalk(operator, talkId);
    await tellOperatorTyping(talk, `operator:${operator.operatorId}`);
    return {};
  },
});

/** Every event an operator's page may emit. */
export const deskEventsIn: ReadonlyMap<string, DeskEvent> = new Map([
  ['open', open],
  ['typing', typing],
]);
