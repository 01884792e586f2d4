import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sendHostedReply } from '#lib/chat/send-hosted-reply.ts';
import { db } from '#lib/db/client.ts';
import { recordDisclosures } from '#lib/discovery/record-disclosures.ts';
import { endpoints } from '#lib/http/registry.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { connectMember, type SocketMember } from '#tests/setup/socket-member.ts';
import { ask } from '../http/callers.ts';
import { HOST, startInProcessHub, type Hub } from '../realtime/in-process-hub.ts';
import { grant } from './purse.ts';
import { conversationOf, say } from './scene.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const CANARY = 'canarino di miniera';

let hub: Hub;
let writer: CreatedMember;
let reader: CreatedMember;

beforeAll(async () => {
  hub = await startInProcessHub();
});
afterAll(() => hub.stop());
beforeEach(async () => {
  [writer, reader] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
});

/** A device and, as they come, the very frames it is sent. */
async function listening(member: CreatedMember): Promise<SocketMember & { frames: string[] }> {
  const device = await connectMember(hub.port, HOST, member.token);
  const frames: string[] = [];
  device.socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    frames.push(String(data));
  });
  return { ...device, frames };
}

/** Every call that reads, and those that change little, as the member may make them about this peer. */
async function everyAnswer(member: CreatedMember, angelId: string): Promise<string[]> {
  const keys = [...endpoints.keys()].filter((key) => key.startsWith('GET '));
  keys.push('POST /api/users/verify', 'POST /api/log/notification/readed');
  const params = { trackerId: member.publicId, angelId, id: angelId, country: 'it', cerco: 'uomo' };
  const answers: string[] = [];
  for (const key of keys) {
    const { text } = await ask({
      key,
      token: member.token,
      params,
      headers: { accept: 'application/json' },
      ...(key.startsWith('POST ') ? { body: JSON.stringify({ angelId }) } : {}),
    });
    answers.push(text);
  }
  return answers;
}

/** Whatever may leave the server for a member: answers, frames and mail, told where the words were found. */
async function whereSeen(
  member: CreatedMember,
  angelId: string,
  frames: readonly string[],
): Promise<readonly string[]> {
  const mails = await db().mailMessage.findMany({ where: { toAddress: member.email } });
  const places = {
    rest: await everyAnswer(member, angelId),
    socket: frames,
    mail: mails.map((mail) => JSON.stringify(mail)),
  };
  return Object.entries(places)
    .filter(([, texts]) => texts.some((text) => text.includes(CANARY)))
    .map(([place]) => place);
}

test('the words of a member reach a free reader by no call, no frame and no mail, until they pay', async () => {
  const [from, to] = [await listening(writer), await listening(reader)];
  expect(await from.say(reader.angelId, CANARY)).toMatchObject({ ok: true });
  expect(await to.next('chat')).toMatchObject({ angelId: writer.angelId, blurred: true });
  expect(await whereSeen(reader, writer.angelId, to.frames)).toEqual([]);

  // The same look finds them where they may be: the writer's own acknowledgement says what was stored.
  expect(await whereSeen(writer, reader.angelId, from.frames)).toEqual(['rest', 'socket']);
  await grant(reader, 'bought', 10);
  expect(await whereSeen(reader, writer.angelId, to.frames)).toEqual(['rest']);
  await from.say(reader.angelId, `${CANARY}, di nuovo`);
  await to.next('chat', ({ seq }: { seq: number }) => seq === 2);
  expect(await whereSeen(reader, writer.angelId, to.frames)).toEqual(['rest', 'socket']);
  from.close();
  to.close();
});

test('nor do those of a hosted profile', async () => {
  const { id: regionId } = await db().region.findFirstOrThrow({ where: { country: 'it' } });
  const hosted = await createHostedProfile({ regionId, gender: 'man', seeking: 'woman' });
  const shown = [{ id: hosted.profileId, kind: 'hosted' }];
  await recordDisclosures(reader.memberId, shown, 'profile', clock.now());
  await say(reader, hosted.publicId, 'Ciao');
  const to = await listening(reader);
  const { id } = await db().replyTask.findFirstOrThrow({ where: { memberId: reader.memberId } });
  const reply = {
    taskId: id,
    from: hosted.profileId,
    to: { profileId: reader.profileId, publicId: reader.publicId },
    text: CANARY,
    answerer: 'script',
    open: false,
  } as const;
  expect(await sendHostedReply(reply)).toMatchObject({ outcome: 'sent' });
  expect(await to.next('chat')).toMatchObject({ angelId: hosted.publicId, blurred: true });
  expect(await whereSeen(reader, hosted.publicId, to.frames)).toEqual([]);
  const { messages } = await conversationOf(reader.profileId, hosted.profileId);
  expect(messages.at(-1)?.body).toBe(CANARY);
  to.close();
});

test('a third learns nothing by asking about either of them', async () => {
  const third = await createMember();
  await say(writer, reader.angelId, CANARY);
  await grant(third, 'bought', 100);
  for (const { angelId } of [writer, reader]) {
    expect(await whereSeen(third, angelId, [])).toEqual([]);
  }
});
