import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { sendMessage } from '#lib/chat/send-message.ts';
import { db } from '#lib/db/client.ts';
import { describeReports } from '#lib/desk/queue/describe-reports.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { conversationOf, say, viewerOf } from '../chat/chat-helpers.ts';
import { ask } from '../http/callers.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let anna: CreatedMember;
let ugo: CreatedMember;

beforeEach(async () => {
  [ugo, anna] = await createPair(30);
});

function report(more: Readonly<Record<string, unknown>>) {
  const body = { angelId: ugo.angelId, reason: 'harassment', surface: 'message', ...more };
  const key = 'POST /api/users/report';
  return ask({ key, token: anna.token, body: JSON.stringify(body) });
}

async function evidence(): Promise<unknown> {
  const row = await db().report.findFirst({ where: { reporterId: anna.profileId } });
  return Array.isArray(row?.evidence) ? row.evidence.at(-1) : undefined;
}

/** Ugo writes a message; returns its `seq`. */
async function written(text: string): Promise<number> {
  return (await say(ugo, anna.angelId, text)).seq;
}

describe('a report of one message', () => {
  test('stores it with the ten nearest messages of its writer, and none of the reporter’s own', async () => {
    const numbers = [];
    for (let n = 0; n < 14; n += 1) {
      numbers.push(await written(`Parola ${String(n)}`));
      if (n === 3) await say(anna, ugo.angelId, 'Basta');
    }
    const seq = numbers[12];
    expect((await report({ seq })).status).toBe(200);
    const stored = (await evidence()) as { reported: number; messages: { text: string }[] };
    expect(stored.reported).toBe(seq);
    expect(stored.messages.map(({ text }) => text)).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((n) => `Parola ${String(n)}`),
    );
  });

  test('includes a removed insult, and the first version of an edited one', async () => {
    const taken = await written('Sei una strega');
    const changed = await written('Ti amo tanto');
    const { id: conversationId } = await conversationOf(ugo.profileId, anna.profileId);
    const at = clock.now();
    await db().message.update({
      where: { conversationId_seq: { conversationId, seq: taken } },
      data: { removedAt: at },
    });
    await db().message.update({
      where: { conversationId_seq: { conversationId, seq: changed } },
      data: { editedAt: at, firstBody: 'Ti odio tanto' },
    });
    await report({ seq: taken });
    expect(await evidence()).toMatchObject({
      reported: taken,
      messages: [
        { seq: taken, text: 'Sei una strega', removed: true },
        { seq: changed, text: 'Ti amo tanto', first: 'Ti odio tanto' },
      ],
    });
    await report({ seq: undefined, surface: 'chat' });
    expect(await evidence()).toMatchObject({ messages: [{ removed: true }, { seq: changed }] });
  });

  test('says which message a reply answers, with no text of the reporter', async () => {
    const own = await written('Ciao');
    // In a match he reads hers, as he must to answer it.
    await db().conversation.updateMany({ data: { matchedAt: clock.now() } });
    const { seq: hers } = await say(anna, ugo.angelId, 'Parola di Anna');
    const viewer = await viewerOf(ugo);
    const reply = async (replyTo: number) => {
      const text = `Rispondo a ${String(replyTo)}`;
      const message = { angelId: anna.angelId, text, idClient: randomUUID(), replyTo };
      return (await sendMessage({ viewer, ...message })).seq;
    };
    const replies = [await reply(own), await reply(hers)];
    await report({ seq: replies[1] });
    const stored = await evidence();
    const answers = [
      { seq: replies[0], answers: own, answersOwn: true },
      { seq: replies[1], answers: hers, answersOwn: false },
    ];
    expect(stored).toMatchObject({ messages: [{ seq: own }, ...answers] });
    expect(JSON.stringify(stored)).not.toContain('Parola di Anna');

    const { id } = await db().report.findFirstOrThrow({ where: { reporterId: anna.profileId } });
    const now = clock.now();
    const taken = { kind: 'report', id, brandId: null, since: now, urgent: false } as const;
    const operator = { operatorId: 'nora', brandIds: [] };
    const reader = { operator, actor: 'operator:nora', purpose: undefined, now };
    const [shown] = await describeReports([taken], reader);
    const messages = [{ seq: own, answers: null, answersOwn: null }, ...answers];
    expect(shown?.snapshots).toMatchObject([{ messages }]);
  });

  test('reveals no text that the reporter may not read', async () => {
    const seq = await written('Parola segretissima');
    const { text } = await report({ seq });
    expect(text).toBe('{"result":"OK"}');
    const params = { trackerId: anna.publicId, angelId: ugo.angelId };
    const key = 'GET /api/get/messages/{trackerId}/{angelId}';
    const thread = await ask({ key, token: anna.token, params });
    expect([thread.status, thread.text.includes('"blurred":true')]).toEqual([200, true]);
    const mails = await db().mailMessage.findMany({ where: { toAddress: anna.email } });
    expect(mails.map(({ template }) => template)).toContain('report_received');
    expect(thread.text + JSON.stringify(mails)).not.toContain('segretissima');
  });

  test.each([
    ['one’s own', async () => (await say(anna, ugo.angelId, 'No')).seq],
    ['none at all', () => Promise.resolve(99)],
  ])('is refused for %s', async (_, seq) => {
    await written('Ciao');
    const { status, code } = await report({ seq: await seq() });
    expect([status, code]).toEqual([404, 'not_found']);
    expect(await evidence()).toBeUndefined();
  });

  test.each([
    ['a number elsewhere', { surface: 'chat', seq: 1 }],
    ['no number', {}],
    ['no whole number', { seq: 1.5 }],
  ])('is refused with %s', async (_, more) => {
    await written('Ciao');
    const { status, code } = await report(more);
    expect([status, code]).toEqual([422, 'input_invalid']);
  });
});
