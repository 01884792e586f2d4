// [core §4 Free message costs 1]
import { describe, expect, test } from '@jest/globals';
import { editMessage } from '#lib/chat/messages/change-own-message.ts';
import { threadHead } from '#lib/chat/thread-head.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember } from '#tests/factories/member.ts';
import { codeOf, say } from '../chat/chat-helpers.ts';
import { ledgerFaults, purse, reduceCredits } from '../chat/purse.ts';
import { soon, startConversation } from './conversation.ts';

const GIVEN = { icebreakers: 3, free: 2, subscription: 0, bought: 0 };

describe('21: a question that a hosted profile answers by rule', () => {
  test.each(['Ma sei vera?', '¿Eres un bot?', 'Qui me répond ?', 'Are you real?', 'Voglio morire'])(
    'costs nothing, and its answer is readable: %s',
    async (question) => {
      const { member, say: ask, thread } = await startConversation();
      expect((await ask(question)).remainingCredits).toMatchObject({
        icebreakerCredits: 3,
      });
      await ask(question);
      expect(await purse(member)).toEqual(GIVEN);
      expect(await ledgerFaults(member.memberId)).toEqual([]);
      await runReplyTasks(soon(), 50);
      const answer = (await thread()).at(-1);
      expect(answer).toMatchObject({
        from: 'peer',
        answerer: 'script',
        blurred: false,
      });
    },
  );

  test('costs nothing at level 1', async () => {
    const { member, say: ask, pay } = await startConversation();
    await reduceCredits(member, {});
    await pay(30);
    expect((await ask('Sei un bot?')).remainingCredits).toMatchObject({
      boughtCredits: 30,
    });
  });

  test('can be asked without credits, where any other message is refused', async () => {
    const { member, say: ask } = await startConversation();
    await reduceCredits(member, {});
    expect(await codeOf(ask('Ciao!'))).toBe('credits_exhausted');
    expect(await codeOf(ask('Sei una persona reale?'))).toBe('done');
  });

  test('leaves the next message the first one, which an icebreaker pays', async () => {
    const { member, profile, viewer, say: ask } = await startConversation();
    const isFirst = async () => (await threadHead(await viewer(), profile.publicId)).first;
    await ask('Sei vera?');
    await runReplyTasks(soon(), 50);
    expect(await isFirst()).toBe(true);
    await ask('Va bene. Che cosa ti piace fare?');
    expect(await purse(member)).toEqual({ ...GIVEN, icebreakers: 2 });
    expect(await isFirst()).toBe(false);
    await ask('E la sera?');
    expect(await purse(member)).toEqual({ ...GIVEN, icebreakers: 2, free: 1 });
  });

  test('cannot be edited into another text, but into another such question', async () => {
    const { member, profile, viewer, say: ask } = await startConversation();
    const { seq } = await ask('Sei vera?');
    const edit = async (msg: string) => {
      const own = {
        trackerId: member.publicId,
        angelId: profile.publicId,
        seq,
        msg,
      };
      return codeOf(editMessage(await viewer(), own, clock.now()));
    };
    expect(await edit('Raccontami la tua giornata')).toBe('change_closed');
    expect(await edit('Sei un bot?')).toBe('done');
  });

  test('is an ordinary message to a member', async () => {
    const [him, her] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
    await say(him, her.angelId, 'Ma sei vera?');
    expect(await purse(him)).toMatchObject({ icebreakers: 2 });
  });
});
