import { beforeEach, describe, expect, test } from '@jest/globals';
import type { QueuedConversation } from '#lib/desk/conversations/contract.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import { clock } from '#lib/kernel/clock.ts';
import { soon } from '../hosted/conversation.ts';
import { ASKS_AI, playedModel } from '../hosted/played-model.ts';
import { atDesk, begunConversation } from './held-conversation.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const { model } = playedModel();
beforeEach(() => {
  clock.setOffset(0);
});

const AI_TOO = { answeredBy: ['operator', 'ai', 'script'] } as const;
const idsOf = ({ answer }: { answer: Readonly<Record<string, unknown>> }) =>
  (answer['conversations'] as QueuedConversation[]).map(({ conversationId }) => conversationId);

describe('a suggestion', () => {
  test('is sent only by the operator, and is marked as the model’s if sent unchanged', async () => {
    const one = await atDesk();
    const conversation = await begunConversation(AI_TOO, ASKS_AI);
    expect(await one.suggest(conversation.conversationId)).toMatchObject({ code: 'conflict' });
    await one.take(conversation.conversationId);
    const { answer } = await one.suggest(conversation.conversationId);
    expect(answer).toEqual({ by: 'ai', text: model().say });
    expect((await conversation.answers()).filter(({ kind }) => kind === 'personal')).toEqual([]);
    await one.write(conversation.conversationId, model().say.toUpperCase());
    await one.write(conversation.conversationId, `${model().say} E poi?`);
    const said = (await conversation.answers()).filter(({ kind }) => kind === 'personal');
    expect(said.map(({ answeredBy }) => answeredBy)).toEqual(['ai', 'operator']);
  });

  test('is absent if the profile has no model, and scripted for a topic that requires it', async () => {
    const one = await atDesk();
    const without = await begunConversation({ answeredBy: ['operator', 'script'] });
    await one.take(without.conversationId);
    expect((await one.suggest(without.conversationId)).answer).toEqual({
      by: null,
      why: 'not_here',
    });
    const money = await begunConversation();
    await money.say('Mi presti dei soldi?');
    await one.take(money.conversationId);
    expect((await one.suggest(money.conversationId)).answer).toMatchObject({ by: 'script' });
    expect(model().asked).toEqual([]);
  });
});

describe('a member who needs care', () => {
  test('is marked with a reason; nothing is sold to them and no model answers', async () => {
    const [one, admin] = [await atDesk(), await atDesk('admin')];
    const conversation = await begunConversation(AI_TOO, ASKS_AI);
    expect(await one.flag(conversation.conversationId, true, ' ')).toMatchObject({
      code: 'field_missing',
    });
    expect(await one.flag(conversation.conversationId, true, 'Lost their mother')).toMatchObject({
      status: 200,
    });
    expect(idsOf(await admin.list({ view: 'flagged' }))).toContain(conversation.conversationId);
    expect((await one.head(conversation.conversationId)).answer['flag']).toMatchObject({
      reason: 'Lost their mother',
    });
    await one.take(conversation.conversationId);
    expect((await one.suggest(conversation.conversationId)).answer).toEqual({
      by: null,
      why: 'careful',
    });
    expect(
      await one.write(conversation.conversationId, 'Hai visto il pacchetto di crediti?'),
    ).toMatchObject({
      answer: { params: { fault: 'sales' } },
    });
    expect(await one.write(conversation.conversationId, 'Mi dispiace tanto.')).toMatchObject({
      status: 200,
    });
    await conversation.say('Grazie, a presto');
    await one.back(conversation.conversationId);
    await runReplyTasks(soon(), 50);
    expect((await conversation.answers()).at(-1)).toMatchObject({ answeredBy: 'script' });
    expect(model().asked).toEqual([]);
    expect(await one.flag(conversation.conversationId, false, 'Feels better')).toMatchObject({
      status: 200,
    });
    expect(await one.flag(conversation.conversationId, false, 'Feels better')).toMatchObject({
      code: 'conflict',
    });
  });
});
