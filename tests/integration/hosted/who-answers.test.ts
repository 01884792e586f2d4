// [core §3 Chat socket] [core §3 Brain request] [core §7 in brain]
import { afterEach, describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import type { brandLimitsSchema } from '#lib/brands/limits-schema.ts';
import { settingsCache } from '#lib/brands/settings.ts';
import { db } from '#lib/db/client.ts';
import type { Answerer } from '#lib/db/generated/enums.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { brain } from '#lib/hub/inbound/brain.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { ASKS_AI, playedModel } from './played-model.ts';
import { soon, startConversation } from './conversation.ts';

const { model, waitEvents } = playedModel();
const ANY = { answeredBy: ['ai', 'operator', 'script'] } as const;

/** Sets new limits and empties the settings cache, which lives for five seconds, so they apply at once. */
async function limit(limits: z.input<typeof brandLimitsSchema>): Promise<void> {
  const { code } = await runCommand(
    ['set-limits', 'dolcevita', JSON.stringify(limits)],
    clock.now(),
  );
  expect(code).toBe(0);
  settingsCache.clear();
}

async function asked(member = {}, provider?: Answerer) {
  const conversation = await startConversation(ANY, member);
  await conversation.say('Ciao!');
  const { memberId } = conversation.member;
  if (provider !== undefined) {
    await db().replyTask.updateMany({ where: { memberId }, data: { provider } });
  }
  const by = async () => (await conversation.answers()).map(({ answeredBy }) => answeredBy);
  return { ...conversation, by };
}

/** The wait events that were sent, and the minutes for which each is valid at most. */
const announced = () => waitEvents.map(({ type, delayMs }) => [type, Math.round(delayMs / MINUTE)]);

describe('the answerer', () => {
  test('is the model, and the member is notified before it is asked', async () => {
    const conversation = await asked(ASKS_AI);
    let before: unknown;
    model().meanwhile = () => {
      before = announced();
      return Promise.resolve();
    };
    await runReplyTasks(soon(), 50);
    expect(before).toEqual([['wait_ai', 0]]);
    expect(waitEvents[0]).toMatchObject({
      angelId: conversation.profile.publicId,
      kind: 'hosted',
      answeredBy: ANY.answeredBy,
      seq: null,
      msg: null,
      unreadTotal: null,
      delayed: true,
    });
    expect(await conversation.by()).toEqual(['ai']);
  });

  test('is the script at once where the model fails, and not an operator in an hour', async () => {
    const conversation = await asked(ASKS_AI);
    model().status = 500;
    await runReplyTasks(soon(), 50);
    expect(await conversation.by()).toEqual(['script']);
  });

  test('is an operator for an hour, then the model if the flow uses it', async () => {
    const conversation = await asked(ASKS_AI, 'operator');
    await runReplyTasks(soon(), 50);
    expect(announced()).toEqual([['wait_socket', 59]]);
    expect(await conversation.by()).toEqual([]);
    await runReplyTasks(after(clock.now(), HOUR + MINUTE), 50);
    expect(await conversation.by()).toEqual(['ai']);
  });

  test('is the operator first, where the flow uses a model that the profile does not list', async () => {
    const conversation = await startConversation({ answeredBy: ['operator', 'script'] }, ASKS_AI);
    await conversation.say('Ciao!');
    await runReplyTasks(soon(), 50);
    expect(announced()).toEqual([['wait_socket', 59]]);
    expect(await conversation.tasks()).toMatchObject([{ state: 'due', provider: 'operator' }]);
  });
});

describe('the limits of a brand', () => {
  afterEach(() => limit({}));

  test('cap the answers of the model, and the member is notified', async () => {
    const conversation = await asked(ASKS_AI);
    await limit({ aiAnswersPerMember: 0 });
    await runReplyTasks(soon(), 50);
    expect(model().asked).toEqual([]);
    expect(announced()).toEqual([['full', 0]]);
    expect(await conversation.by()).toEqual(['script']);
  });

  test('are refused when a key or value is not valid', async () => {
    const before = await db().brandSettings.count();
    for (const json of ['{"aiAnswersPerDay":1}', '{"operatorHours":{"from":9,"to":9}}', 'nine']) {
      const { code, lines } = await runCommand(['set-limits', 'dolcevita', json], clock.now());
      expect([code, lines.join(' ')]).toEqual([1, expect.stringContaining('input_invalid')]);
    }
    expect(await db().brandSettings.count()).toBe(before);
  });

  test('pass a task to the next answerer at once outside the operators’ hours', async () => {
    const here = { timeZone: 'Europe/Rome', hour: 'numeric', hourCycle: 'h23' } as const;
    const hour = Number(new Intl.DateTimeFormat('en', here).format(clock.now()));
    await limit({ operatorHours: { from: (hour + 3) % 24, to: (hour + 4) % 24 } });
    const conversation = await asked({}, 'operator');
    const modern = await asked(ASKS_AI, 'operator');
    await runReplyTasks(soon(), 50);
    expect(await conversation.by()).toEqual(['script']);
    expect(await modern.by()).toEqual(['ai']);
    expect(announced().map(([type]) => type)).toEqual(expect.arrayContaining(['full', 'wait_ai']));
  });
});

test('ignores what a client claims when it asks for an answer', async () => {
  const conversation = await asked();
  const before = await conversation.tasks();
  const payload = brain.schema.parse({
    trackerId: 'somebody',
    briefKind: 'donna',
    country: 'fr',
    domain: 'x',
    landedTime: 0,
    fluxid: '12',
    premiumLevel: 2,
    region: 9,
    requestOrigin: 'online',
    use_ai: true,
  });
  const answer = await brain.handle({
    payload,
    viewer: await conversation.viewer(),
    socketId: 'socket',
    reply: () => undefined,
    watchPresence: () => Promise.resolve(null),
    showWindow: () => undefined,
  });
  expect(answer).toEqual({});
  expect(await conversation.tasks()).toEqual(before);
  await runReplyTasks(soon(), 50);
  expect(model().asked).toEqual([]);
  expect(await conversation.by()).toEqual(['script']);
});
