// [core §1 Level 0] [core §3 Message: msg] [core §4 Blurred to level 0] [core §7 out chat]
import { describe, expect, test } from '@jest/globals';
import { BLURRED_TEXT } from '#lib/chat/messages/visible-text.ts';
import { db } from '#lib/db/client.ts';
import { claimTasks } from '#lib/hosted/claim-tasks.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { soon, startConversation } from './conversation.ts';
import { AI, ASKS_AI, playedModel } from './played-model.ts';
import { CLEAR_ANSWERS_MS } from '#lib/chat/limits.ts';

const { model, pushed } = playedModel();

describe('an answer', () => {
  test('is sent once when it is due, even with two runners', async () => {
    const conversation = await startConversation();
    await conversation.say('Ciao!');
    await runReplyTasks(clock.now(), 50);
    expect(await conversation.answers()).toEqual([]);
    await Promise.all([runReplyTasks(soon(), 50), runReplyTasks(soon(), 50)]);
    await runReplyTasks(after(soon(), HOUR), 50);
    const [answer, ...more] = await conversation.answers();
    expect(more).toEqual([]);
    expect(answer).toMatchObject({ seq: 2, answeredBy: 'script', cost: 0, bucket: null });
    const [task] = await conversation.tasks();
    expect(task).toMatchObject({ state: 'done' });
    expect(answer?.idClient).toBe(task?.id);
  });

  test('is stored once when two processes hold its task', async () => {
    const conversation = await startConversation(AI, ASKS_AI);
    await conversation.say('Ciao!');
    model().meanwhile = async () => {
      model().meanwhile = () => Promise.resolve();
      // The lease expires while the model is working: another process takes the task and answers first.
      await runReplyTasks(after(soon(), 5 * MINUTE), 50);
    };
    await runReplyTasks(soon(), 50);
    expect(model().asked).toHaveLength(2);
    expect(await conversation.answers()).toHaveLength(1);
    expect(pushed.filter(({ event }) => event.from === 'peer')).toHaveLength(1);
  });

  test('survives a process that dies between claim and send', async () => {
    const conversation = await startConversation();
    await conversation.say('Ciao!');
    const { ids } = await claimTasks(soon(), 50);
    expect(ids).toHaveLength(1);
    await runReplyTasks(soon(), 50);
    expect(await conversation.answers()).toEqual([]);
    await runReplyTasks(after(soon(), 2 * MINUTE), 50);
    await runReplyTasks(after(soon(), HOUR), 50);
    expect(await conversation.answers()).toHaveLength(1);
  });

  test('covers several messages, and reads all of them', async () => {
    const conversation = await startConversation();
    await conversation.say('Ma sei vera?');
    await conversation.say('Comunque ciao!');
    await runReplyTasks(soon(), 50);
    const [answer, ...more] = await conversation.answers();
    expect(more).toEqual([]);
    expect(answer?.body).toContain('Dolcevita');
  });

  test('is followed by another when the member wrote in the meantime', async () => {
    const conversation = await startConversation(AI, ASKS_AI);
    await conversation.say('Ciao!');
    model().meanwhile = async () => {
      model().meanwhile = () => Promise.resolve();
      await conversation.say('E di libri, ti va di parlarne?');
    };
    await runReplyTasks(soon(), 50);
    expect(
      (await conversation.tasks()).map(({ state, triggerSeq }) => [state, triggerSeq]),
    ).toEqual([
      ['done', 1],
      ['due', 2],
    ]);
    await runReplyTasks(soon(), 50);
    expect((await conversation.answers()).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(model().asked.at(-1)?.messages.at(-1)).toEqual({
      role: 'user',
      content: 'E di libri, ti va di parlarne?',
    });
    await runReplyTasks(after(soon(), HOUR), 50);
    expect(await conversation.answers()).toHaveLength(2);
  });

  test.each([
    ['a member who was disabled', 'member'],
    ['a member who blocked the profile', 'block'],
    ['a profile that was paused', 'profile'],
    ['a message that was removed', 'message'],
  ])('to %s is not sent', async (_, what) => {
    const conversation = await startConversation();
    await conversation.say('Ciao!');
    const [task] = await conversation.tasks();
    const { conversationId = '' } = task ?? {};
    const { memberId } = conversation.member;
    if (what === 'member')
      await db().user.update({ where: { id: memberId }, data: { state: 'disabled' } });
    if (what === 'block')
      await db().conversation.update({
        where: { id: conversationId },
        data: { blockedAt: clock.now() },
      });
    if (what === 'profile')
      await db().profile.update({
        where: { id: conversation.profile.profileId },
        data: { state: 'paused' },
      });
    if (what === 'message')
      await db().message.updateMany({
        where: { conversationId },
        data: { removedAt: clock.now() },
      });
    await runReplyTasks(soon(), 50);
    expect(await conversation.answers()).toEqual([]);
    expect((await conversation.tasks()).map(({ state }) => state)).toEqual(['canceled']);
  });
});

describe('reading an answer', () => {
  test('is blurred for a member of level 0, live and in the thread', async () => {
    const conversation = await startConversation();
    await conversation.say('Qui piove da ore');
    await runReplyTasks(soon(), 50);
    const [answer] = await conversation.answers();
    expect(answer).toMatchObject({ open: false });
    const { event } = pushed.find(({ event: { from } }) => from === 'peer') ?? {};
    expect(event).toMatchObject({
      kind: 'hosted',
      answerer: 'script',
      msg: null,
      blurred: true,
      blurredMessage: BLURRED_TEXT,
      unreadTotal: 1,
    });
    const seen = JSON.stringify([event, await conversation.thread(), await conversation.list()]);
    expect(seen).not.toContain(answer?.body ?? '');
  });

  test('is possible within 72 hours of a paid message, whatever the level is then', async () => {
    const conversation = await startConversation();
    await conversation.pay(10);
    // Two free messages are spent before bought credits.
    for (const text of ['Ciao!', 'Qui piove', 'E da te?']) await conversation.say(text);
    await runReplyTasks(soon(), 50);
    const fallen = await db().user.findUniqueOrThrow({
      where: { id: conversation.member.memberId },
    });
    expect(fallen.level).toBe(0);
    const [answer] = await conversation.answers();
    expect(answer).toMatchObject({ open: true });
    expect((await conversation.thread()).at(-1)).toMatchObject({
      msg: answer?.body,
      blurred: false,
    });
    expect(pushed.at(-1)?.event).toMatchObject({ msg: answer?.body, blurred: false });
  });

  test('is blurred again after 72 hours', async () => {
    const conversation = await startConversation();
    await conversation.pay(10);
    for (const text of ['Ciao!', 'Qui piove', 'E da te?']) await conversation.say(text);
    clock.setOffset(CLEAR_ANSWERS_MS + MINUTE);
    await runReplyTasks(clock.now(), 50);
    expect(await conversation.answers()).toMatchObject([{ open: false }]);
  });

  test('is possible at level 0 where the answer offers help in a crisis', async () => {
    const conversation = await startConversation();
    await conversation.say('Voglio morire');
    await runReplyTasks(soon(), 50);
    expect((await conversation.thread()).at(-1)).toMatchObject({ blurred: false });
    expect((await conversation.thread()).at(-1)?.msg).toContain('02/2327 2327');
  });
});
