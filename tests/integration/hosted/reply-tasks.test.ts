import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { BLURRED_TEXT } from '#lib/chat/blur.ts';
import { db } from '#lib/db/client.ts';
import { claimTasks } from '#lib/hosted/claim-tasks.ts';
import { replyAsOperator } from '#lib/hosted/reply-as-operator.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import { waitingTasks } from '#lib/hosted/waiting-tasks.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import type { ChatEvent } from '#lib/realtime/events.ts';
import { installRealtime } from '#lib/realtime/port.ts';
import { startFakeModel } from './fake-model.ts';
import { soon, startTalk } from './talk.ts';

type Pushed = { readonly memberId: string; readonly event: ChatEvent };

let model: Awaited<ReturnType<typeof startFakeModel>>;
let pushed: Pushed[] = [];

const AI = { answeredBy: ['ai', 'script'] } as const;
/** Flow 12 asks the model. */
const ASKS_AI = { flowCode: '12' } as const;

beforeAll(async () => {
  model = await startFakeModel();
  process.env['AI_BASE_URL'] = model.url;
  installRealtime({
    toMember: (memberId, name, payload) => {
      if (name === 'chat') pushed.push({ memberId, event: payload as ChatEvent });
    },
    endSessions: () => undefined,
    isOnline: () => Promise.resolve(false),
  });
});
afterAll(() => model.stop());

beforeEach(() => {
  pushed = [];
  model.state.asked = [];
  model.state.status = 200;
  model.state.say = 'Che bello, raccontami di più!';
  model.state.meanwhile = () => Promise.resolve();
});
afterEach(() => {
  clock.setOffset(0);
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isAppError(error) ? error.code : 'unexpected'),
  );

describe('an answer', () => {
  test('comes when it is due and not before, once under two runners', async () => {
    const talk = await startTalk();
    await talk.say('Ciao!');
    await runReplyTasks(clock.now(), 50);
    expect(await talk.answers()).toEqual([]);
    await Promise.all([runReplyTasks(soon(), 50), runReplyTasks(soon(), 50)]);
    await runReplyTasks(after(soon(), HOUR), 50);
    const [answer, ...more] = await talk.answers();
    expect(more).toEqual([]);
    expect(answer).toMatchObject({ seq: 2, answeredBy: 'script', cost: 0, bucket: null });
    const [task] = await talk.tasks();
    expect(task).toMatchObject({ state: 'done' });
    expect(answer?.idClient).toBe(task?.id);
  });

  test('of a task that two processes hold at once is stored once', async () => {
    const talk = await startTalk(AI, ASKS_AI);
    await talk.say('Ciao!');
    model.state.meanwhile = async () => {
      model.state.meanwhile = () => Promise.resolve();
      // The lease ran out while the model thought: another process takes the task and answers first.
      await runReplyTasks(after(soon(), 5 * MINUTE), 50);
    };
    await runReplyTasks(soon(), 50);
    expect(model.state.asked).toHaveLength(2);
    expect(await talk.answers()).toHaveLength(1);
    expect(pushed.filter(({ event }) => event.from === 'peer')).toHaveLength(1);
  });

  test('survives a process that dies between claim and send', async () => {
    const talk = await startTalk();
    await talk.say('Ciao!');
    const { ids } = await claimTasks(soon(), 50);
    expect(ids).toHaveLength(1);
    await runReplyTasks(soon(), 50);
    expect(await talk.answers()).toEqual([]);
    await runReplyTasks(after(soon(), 2 * MINUTE), 50);
    await runReplyTasks(after(soon(), HOUR), 50);
    expect(await talk.answers()).toHaveLength(1);
  });

  test('is one for several messages, and looks at all of them', async () => {
    const talk = await startTalk();
    await talk.say('Ma sei vera?');
    await talk.say('Comunque ciao!');
    await runReplyTasks(soon(), 50);
    const [answer, ...more] = await talk.answers();
    expect(more).toEqual([]);
    expect(answer?.body).toContain('Dolcevita');
  });

  test('is followed by another when the member wrote while it was made', async () => {
    const talk = await startTalk(AI, ASKS_AI);
    await talk.say('Ciao!');
    model.state.meanwhile = async () => {
      model.state.meanwhile = () => Promise.resolve();
      await talk.say('E di libri, ti va di parlarne?');
    };
    await runReplyTasks(soon(), 50);
    expect((await talk.tasks()).map(({ state, triggerSeq }) => [state, triggerSeq])).toEqual([
      ['done', 1],
      ['due', 2],
    ]);
    await runReplyTasks(soon(), 50);
    expect((await talk.answers()).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(model.state.asked.at(-1)?.messages.at(-1)).toEqual({
      role: 'user',
      content: 'E di libri, ti va di parlarne?',
    });
    await runReplyTasks(after(soon(), HOUR), 50);
    expect(await talk.answers()).toHaveLength(2);
  });

  test.each([
    ['a member who was disabled', 'member'],
    ['a member who blocked the profile', 'block'],
    ['a profile that was paused', 'profile'],
    ['a message that was removed', 'message'],
  ])('to %s is not sent', async (_, what) => {
    const talk = await startTalk();
    await talk.say('Ciao!');
    const [task] = await talk.tasks();
    const { conversationId = '' } = task ?? {};
    const { memberId } = talk.member;
    if (what === 'member')
      await db().user.update({ where: { id: memberId }, data: { state: 'disabled' } });
    if (what === 'block')
      await db().conversation.update({
        where: { id: conversationId },
        data: { blockedAt: clock.now() },
      });
    if (what === 'profile')
      await db().profile.update({
        where: { id: talk.profile.profileId },
        data: { state: 'paused' },
      });
    if (what === 'message')
      await db().message.updateMany({
        where: { conversationId },
        data: { removedAt: clock.now() },
      });
    await runReplyTasks(soon(), 50);
    expect(await talk.answers()).toEqual([]);
    expect((await talk.tasks()).map(({ state }) => state)).toEqual(['canceled']);
  });
});

describe('the model', () => {
  test('answers where flow and profile say so, and the message says so', async () => {
    const talk = await startTalk({ ...AI, screenName: 'Ginevra' }, ASKS_AI);
    await talk.say('Ciao! La mia mail è io@esempio.it');
    await runReplyTasks(soon(), 50);
    expect((await talk.answers()).map(({ body, answeredBy }) => [body, answeredBy])).toEqual([
      ['Che bello, raccontami di più!', 'ai'],
    ]);
    const [asked] = model.state.asked;
    expect(model.state.authorization).toBe('Bearer demo-ai-key');
    expect(asked?.messages[0]).toMatchObject({ role: 'system' });
    expect(asked?.messages[0]?.content).toContain('Ginevra');
    expect(asked?.messages[0]?.content).toContain('Italian');
    expect(JSON.stringify(asked)).not.toContain('io@esempio.it');
    expect(JSON.stringify(asked)).not.toContain(talk.member.email);
  });

  test('that fails leaves the answer to the script, and the message says so', async () => {
    const talk = await startTalk(AI, ASKS_AI);
    await talk.say('Ciao!');
    model.state.status = 500;
    await runReplyTasks(soon(), 50);
    expect(model.state.asked).toHaveLength(1);
    const [answer] = await talk.answers();
    expect(answer).toMatchObject({ answeredBy: 'script' });
    expect(pushed.at(-1)?.event.answerer).toBe('script');
  });

  test.each([
    ['Chiamami al 333 12 34 567'],
    ['Scrivimi su www.altrove.example'],
    ['Bastano 20 euro'],
    ['Ci vediamo stasera da me?'],
    ['Sono una persona vera!'],
  ])('is not let say: %s', async (words) => {
    const talk = await startTalk(AI, ASKS_AI);
    await talk.say('Ciao!');
    model.state.say = words;
    await runReplyTasks(soon(), 50);
    const [answer] = await talk.answers();
    expect(answer).toMatchObject({ answeredBy: 'script' });
    expect(answer?.body).not.toBe(words);
  });

  test('is not asked whether it is real', async () => {
    const talk = await startTalk(AI, ASKS_AI);
    await talk.say('Sei un bot?');
    await runReplyTasks(soon(), 50);
    expect(model.state.asked).toEqual([]);
    expect(await talk.answers()).toMatchObject([{ answeredBy: 'script', open: true }]);
  });

  test('stops for a day at the member’s limit', async () => {
    const talk = await startTalk(AI, ASKS_AI);
    await talk.say('Ciao!');
    await runReplyTasks(soon(), 50);
    const [first] = await talk.answers();
    const { conversationId = '' } = first ?? {};
    await db().$executeRaw`
      insert into messages (conversation_id, seq, sender_id, id_client, kind, body, cost, answered_by,
                            open, created_at)
      select ${conversationId}::uuid, 1000 + n, ${talk.profile.profileId}::uuid, gen_random_uuid(),
             'personal', 'x', 0, 'ai', true, ${clock.now()} from generate_series(1, 119) n`;
    await db().conversation.update({ where: { id: conversationId }, data: { lastSeq: 2_000 } });
    model.state.asked = [];
    await talk.say('Ci sei ancora?');
    await runReplyTasks(soon(), 50);
    expect(model.state.asked).toEqual([]);
    expect((await talk.answers()).at(-1)).toMatchObject({ answeredBy: 'script' });
  });
});

describe('who may read an answer', () => {
  test('a member of level 0 gets it blurred, live and in the thread', async () => {
    const talk = await startTalk();
    await talk.say('Qui piove da ore');
    await runReplyTasks(soon(), 50);
    const [answer] = await talk.answers();
    expect(answer).toMatchObject({ open: false });
    const { event } = pushed.find(({ event: { from } }) => from === 'peer') ?? {};
    expect(event).toMatchObject({
      ...{ kind: 'hosted', answerer: 'script', msg: null, blurred: true },
      blurredMessage: BLURRED_TEXT,
      unreadTotal: 1,
    });
    const seen = JSON.stringify([event, await talk.thread(), await talk.list()]);
    expect(seen).not.toContain(answer?.body ?? '');
  });

  test('within 72 hours of a paid message it stays clear, whatever the level is then', async () => {
    const talk = await startTalk();
    await talk.pay(10);
    // Two free messages go before bought credits are touched.
    for (const text of ['Ciao!', 'Qui piove', 'E da te?']) await talk.say(text);
    await runReplyTasks(soon(), 50);
    const fallen = await db().user.findUniqueOrThrow({ where: { id: talk.member.memberId } });
    expect(fallen.level).toBe(0);
    const [answer] = await talk.answers();
    expect(answer).toMatchObject({ open: true });
    expect((await talk.thread()).at(-1)).toMatchObject({ msg: answer?.body, blurred: false });
    expect(pushed.at(-1)?.event).toMatchObject({ msg: answer?.body, blurred: false });
  });

  test('and after them it is blurred again', async () => {
    const talk = await startTalk();
    await talk.pay(10);
    for (const text of ['Ciao!', 'Qui piove', 'E da te?']) await talk.say(text);
    clock.setOffset(3 * DAY + MINUTE);
    await runReplyTasks(clock.now(), 50);
    expect(await talk.answers()).toMatchObject([{ open: false }]);
  });

  test('help and the truth are readable at level 0', async () => {
    const talk = await startTalk();
    await talk.say('Voglio morire');
    await runReplyTasks(soon(), 50);
    expect((await talk.thread()).at(-1)).toMatchObject({ blurred: false });
    expect((await talk.thread()).at(-1)?.msg).toContain('02/2327 2327');
  });
});

describe('an operator', () => {
  const OPERATOR = { answeredBy: ['operator', 'script'] } as const;

  async function waiting(words = 'Ciao!') {
    const talk = await startTalk(OPERATOR);
    await talk.say(words);
    await db().replyTask.updateMany({
      where: { memberId: talk.member.memberId },
      data: { provider: 'operator' },
    });
    await runReplyTasks(soon(), 50);
    const [task] = await talk.tasks();
    return { talk, taskId: task?.id ?? '' };
  }

  test('has an hour, then the script answers', async () => {
    const { talk, taskId } = await waiting();
    expect(await talk.answers()).toEqual([]);
    expect((await waitingTasks()).map((task) => task.taskId)).toContain(taskId);
    await runReplyTasks(after(clock.now(), HOUR - MINUTE), 50);
    expect(await talk.answers()).toEqual([]);
    await runReplyTasks(after(clock.now(), HOUR + MINUTE), 50);
    expect(await talk.answers()).toMatchObject([{ answeredBy: 'script' }]);
  });

  test('answers once, in their own name', async () => {
    const { talk, taskId } = await waiting();
    await replyAsOperator(taskId, 'Buongiorno! Come posso tenerti compagnia?');
    expect(await codeOf(replyAsOperator(taskId, 'Ancora io.'))).toBe('conflict');
    await runReplyTasks(after(clock.now(), 2 * HOUR), 50);
    expect(await talk.answers()).toMatchObject([{ answeredBy: 'operator' }]);
  });

  test('keeps the rules of the house, and only where the profile names operators', async () => {
    const { talk, taskId } = await waiting();
    expect(await codeOf(replyAsOperator(taskId, 'Chiamami al 333 12 34 567'))).toBe(
      'input_invalid',
    );
    expect(await codeOf(replyAsOperator('nonsense', 'Ciao'))).toBe('not_found');
    await db().profile.update({
      where: { id: talk.profile.profileId },
      data: { answeredBy: ['script'] },
    });
    expect(await codeOf(replyAsOperator(taskId, 'Ciao, come va?'))).toBe('forbidden');
  });
});
