import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import type { DeskMessage } from '#lib/desk/conversations/contract.ts';
import { clock } from '#lib/kernel/clock.ts';
import { atDesk, begunConversation } from './held-conversation.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
beforeEach(() => {
  clock.setOffset(0);
});

const messagesOf = ({ answer }: { answer: Readonly<Record<string, unknown>> }) =>
  answer['messages'] as DeskMessage[];

describe('an operator in a conversation', () => {
  test('sees which of its messages the member cannot read, and that this ends with a plan', async () => {
    const one = await atDesk();
    const { conversationId, member } = await begunConversation();
    await one.take(conversationId);
    await one.write(conversationId, 'Che fiori ci sono adesso?');
    await db().message.updateMany({
      where: { conversationId, kind: 'personal', answeredBy: 'operator' },
      data: { open: false },
    });
    const blurred = async () =>
      messagesOf(await one.messages(conversationId))
        .filter(({ kind }) => kind === 'personal')
        .map((message) => [message.mine, message.blurred]);
    expect(await blurred()).toEqual([
      [false, false],
      [true, true],
    ]);
    await db().user.update({ where: { id: member.memberId }, data: { level: 1 } });
    expect(await blurred()).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  test('sees since when it holds it, and how many of how many', async () => {
    const one = await atDesk();
    const { conversationId } = await begunConversation();
    const before = await one.head(conversationId);
    expect(before.answer).toMatchObject({ heldSince: null, own: 0, most: 12 });
    await one.take(conversationId);
    const { heldSince } = (await one.head(conversationId)).answer;
    clock.setOffset(60_000);
    // Taking it over again extends the hold.
    await one.take(conversationId);
    const after = await one.head(conversationId);
    expect(after.answer).toMatchObject({ heldSince, own: 1, most: 12 });
    await one.back(conversationId);
    expect((await one.head(conversationId)).answer).toMatchObject({ heldSince: null, own: 0 });
  });

  test('leaves a note for the next one, in this conversation only', async () => {
    const [one, two] = [await atDesk(), await atDesk()];
    const { conversationId, member } = await begunConversation();
    expect(await one.note(conversationId, ' Chiede sempre dei tulipani ')).toMatchObject({
      status: 200,
    });
    await db().memberNote.create({
      data: {
        id: randomUUID(),
        memberId: member.memberId,
        brandId: 'dolcevita',
        text: 'Of customer care',
        by: 'test',
        at: clock.now(),
      },
    });
    expect((await two.head(conversationId)).answer['notes']).toMatchObject([
      { text: 'Chiede sempre dei tulipani', by: 'operator at work' },
    ]);
    const log = { actor: one.actor, action: 'write_note', subject: member.memberId };
    const { data } = await db().auditEntry.findFirstOrThrow({ where: log });
    expect(data).toMatchObject({ conversationId });
    const elsewhere = await atDesk('operator', ['fuego']);
    expect(await elsewhere.note(conversationId, 'Ciao')).toMatchObject({ status: 404 });
    expect(await one.note(conversationId, ' ')).toMatchObject({ code: 'input_invalid' });
    expect(await one.note(conversationId, '4111 1111 1111 1111')).toMatchObject({
      code: 'card_data_refused',
    });
    expect(await db().memberNote.count({ where: { conversationId } })).toBe(1);
  });
});
