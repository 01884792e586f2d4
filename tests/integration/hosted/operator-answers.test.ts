import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { replyAsOperator } from '#lib/hosted/reply-as-operator.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import { waitingTasks } from '#lib/hosted/waiting-tasks.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { codeOf } from '../chat/chat-helpers.ts';
import { soon, startConversation } from './conversation.ts';
import { playedModel } from './played-model.ts';

playedModel();

const reply = (taskId: string, text: string) =>
  replyAsOperator({ taskId, text, actor: 'desk:one' });

describe('an operator', () => {
  const OPERATOR = { answeredBy: ['operator', 'script'] } as const;

  async function waiting(text = 'Ciao!') {
    const conversation = await startConversation(OPERATOR);
    await conversation.say(text);
    await db().replyTask.updateMany({
      where: { memberId: conversation.member.memberId },
      data: { provider: 'operator' },
    });
    await runReplyTasks(soon(), 50);
    const [task] = await conversation.tasks();
    return { conversation, taskId: task?.id ?? '' };
  }

  test('has an hour, after which the script answers', async () => {
    const { conversation, taskId } = await waiting();
    expect(await conversation.answers()).toEqual([]);
    expect((await waitingTasks()).map((task) => task.taskId)).toContain(taskId);
    await runReplyTasks(after(clock.now(), HOUR - MINUTE), 50);
    expect(await conversation.answers()).toEqual([]);
    await runReplyTasks(after(clock.now(), HOUR + MINUTE), 50);
    expect(await conversation.answers()).toMatchObject([{ answeredBy: 'script' }]);
  });

  test('answers once, marked as an operator', async () => {
    const { conversation, taskId } = await waiting();
    await reply(taskId, 'Buongiorno! Come posso tenerti compagnia?');
    expect(await codeOf(reply(taskId, 'Ancora io.'))).toBe('conflict');
    await runReplyTasks(after(clock.now(), 2 * HOUR), 50);
    expect(await conversation.answers()).toMatchObject([{ answeredBy: 'operator' }]);
  });

  test('follows the message rules, and answers only where the profile lists operators', async () => {
    const { conversation, taskId } = await waiting();
    expect(await codeOf(reply(taskId, 'Chiamami al 333 12 34 567'))).toBe('input_invalid');
    expect(await codeOf(reply('nonsense', 'Ciao'))).toBe('not_found');
    await db().profile.update({
      where: { id: conversation.profile.profileId },
      data: { answeredBy: ['script'] },
    });
    expect(await codeOf(reply(taskId, 'Ciao, come va?'))).toBe('forbidden');
  });
});
