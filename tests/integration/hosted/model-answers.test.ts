import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import { clock } from '#lib/kernel/clock.ts';
import { soon, startConversation } from './conversation.ts';
import { AI, ASKS_AI, playedModel } from './played-model.ts';

const { model, pushed } = playedModel();

describe('the model', () => {
  test('answers where flow and profile allow it, and marks the message', async () => {
    const conversation = await startConversation({ ...AI, screenName: 'Ginevra' }, ASKS_AI);
    await conversation.say('Ciao! La mia mail è io@esempio.it');
    await runReplyTasks(soon(), 50);
    expect(
      (await conversation.answers()).map(({ body, answeredBy }) => [body, answeredBy]),
    ).toEqual([['Che bello, raccontami di più!', 'ai']]);
    const [asked] = model().asked;
    expect(model().authorization).toBe('Bearer demo-ai-key');
    expect(asked?.messages[0]).toMatchObject({ role: 'system' });
    expect(asked?.messages[0]?.content).toContain('Ginevra');
    expect(asked?.messages[0]?.content).toContain('Italian');
    expect(JSON.stringify(asked)).not.toContain('io@esempio.it');
    expect(JSON.stringify(asked)).not.toContain(conversation.member.email);
  });

  test('receives excerpts of earlier messages, without deleted or private text', async () => {
    const conversation = await startConversation(AI, ASKS_AI);
    await conversation.say('Ho una cagnolina di nome Birba, scrivimi a io@esempio.it');
    await conversation.say('Mio fratello abita a Lisbona da anni');
    const { conversationId } = await db().message.findFirstOrThrow({
      where: { senderId: conversation.member.profileId },
      orderBy: { seq: 'asc' },
    });
    await db().$executeRaw`
      insert into messages (conversation_id, seq, sender_id, id_client, kind, body, cost, open, created_at)
      select ${conversationId}::uuid, 100 + n, ${conversation.member.profileId}::uuid, gen_random_uuid(),
             'personal', 'parola ' || n, 0, true, ${clock.now()} from generate_series(1, 30) n`;
    await db().conversation.update({ where: { id: conversationId }, data: { lastSeq: 200 } });
    await db().message.updateMany({
      where: { conversationId, body: { contains: 'Lisbona' } },
      data: { removedAt: clock.now() },
    });
    await conversation.say('Ti ricordi di lei?');
    await runReplyTasks(soon(), 50);
    const [asked] = model().asked;
    expect(asked?.messages).toHaveLength(22);
    expect(asked?.messages[1]?.role).toBe('user');
    expect(asked?.messages[1]?.content).toContain('Birba');
    expect(JSON.stringify(asked)).not.toMatch(/esempio\.it|Lisbona/);
  });

  test('leaves the answer to the script when it fails, and the message is marked as the script’s', async () => {
    const conversation = await startConversation(AI, ASKS_AI);
    await conversation.say('Ciao!');
    model().status = 500;
    await runReplyTasks(soon(), 50);
    expect(model().asked).toHaveLength(1);
    const [answer] = await conversation.answers();
    expect(answer).toMatchObject({ answeredBy: 'script' });
    expect(pushed.at(-1)?.event.answerer).toBe('script');
  });

  test.each([
    ['Chiamami al 333 12 34 567'],
    ['Scrivimi su www.altrove.example'],
    ['Bastano 20 euro'],
    ['Ci vediamo stasera da me?'],
    ['Sono una persona vera!'],
  ])('must not say: %s', async (text) => {
    const conversation = await startConversation(AI, ASKS_AI);
    await conversation.say('Ciao!');
    model().say = text;
    await runReplyTasks(soon(), 50);
    const [answer] = await conversation.answers();
    expect(answer).toMatchObject({ answeredBy: 'script' });
    expect(answer?.body).not.toBe(text);
  });

  test('is not asked when the member asks whether the profile is real', async () => {
    const conversation = await startConversation(AI, ASKS_AI);
    await conversation.say('Sei un bot?');
    await runReplyTasks(soon(), 50);
    expect(model().asked).toEqual([]);
    expect(await conversation.answers()).toMatchObject([{ answeredBy: 'script', open: true }]);
  });

  test('stops for a day at the limit per member', async () => {
    const conversation = await startConversation(AI, ASKS_AI);
    await conversation.say('Ciao!');
    await runReplyTasks(soon(), 50);
    const [first] = await conversation.answers();
    const { conversationId = '' } = first ?? {};
    await db().$executeRaw`
      insert into messages (conversation_id, seq, sender_id, id_client, kind, body, cost, answered_by,
                            open, created_at)
      select ${conversationId}::uuid, 1000 + n, ${conversation.profile.profileId}::uuid, gen_random_uuid(),
             'personal', 'x', 0, 'ai', true, ${clock.now()} from generate_series(1, 119) n`;
    await db().conversation.update({ where: { id: conversationId }, data: { lastSeq: 2_000 } });
    model().asked = [];
    await conversation.say('Ci sei ancora?');
    await runReplyTasks(soon(), 50);
    expect(model().asked).toEqual([]);
    expect((await conversation.answers()).at(-1)).toMatchObject({ answeredBy: 'script' });
  });
});
