// [core §8 client_id_reused]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { deleteMessage, editMessage } from '#lib/chat/messages/change-own-message.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { capturePushes, conversationOf, say, viewerOf, type Pushed } from './chat-helpers.ts';
import { reduceCredits } from './purse.ts';
import { expectRefused } from './refused-send.ts';

let writer: CreatedMember;
let reader: CreatedMember;
let pushed: Pushed[] = [];

beforeEach(async () => {
  [writer, reader] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  pushed = capturePushes();
});

const refused = (code: string, work: () => Promise<unknown>) =>
  expectRefused(code, { writer, pushed }, work);

describe('a repeated send', () => {
  test('43: asks the devices of both sides to query again, as the first answer was lost', async () => {
    const idClient = randomUUID();
    await say(writer, reader.angelId, 'Ciao', idClient);
    const asked = () => pushed.filter(({ name }) => name === 'catchUp');
    expect(asked()).toEqual([]);
    await say(writer, reader.angelId, 'Ciao', idClient);
    expect(asked().map(({ memberId }) => memberId)).toEqual([reader.memberId, writer.memberId]);
  });

  test('gets the same acknowledgement, costs once and is published once', async () => {
    const idClient = randomUUID();
    const first = await say(writer, reader.angelId, 'Ciao', idClient);
    const again = await say(writer, reader.angelId, 'Ciao', idClient);
    expect(again).toEqual(first);
    expect((await conversationOf(writer.profileId, reader.profileId)).messages).toHaveLength(1);
    expect(
      pushed.filter(({ name, memberId }) => name === 'chat' && memberId === reader.memberId),
    ).toHaveLength(1);
  });

  test('returns the current text: the edited one, or none after a removal', async () => {
    const idClient = randomUUID();
    const { angelId } = reader;
    const { seq } = await say(writer, angelId, 'Ciao', idClient);
    const viewer = await viewerOf(writer);
    const own = { trackerId: writer.publicId, angelId, seq };
    await editMessage(viewer, { ...own, msg: 'Ciao!' }, clock.now());
    expect((await say(writer, angelId, 'Ciao', idClient)).msg).toBe('Ciao!');
    await deleteMessage(viewer, own, clock.now());
    expect((await say(writer, angelId, 'Ciao', idClient)).msg).toBeNull();
  });

  test('is acknowledged even if credits are used up or the other side has blocked since', async () => {
    const idClient = randomUUID();
    const first = await say(writer, reader.angelId, 'Ciao', idClient);
    await reduceCredits(writer, {});
    const { id } = await conversationOf(writer.profileId, reader.profileId);
    await db().conversation.update({ where: { id }, data: { blockedAt: clock.now() } });
    expect((await say(writer, reader.angelId, 'Ciao', idClient)).id).toBe(first.id);
  });

  test('with another text or recipient is refused', async () => {
    const idClient = randomUUID();
    await say(writer, reader.angelId, 'Ciao', idClient);
    const other = await createMember({ gender: 'woman' });
    pushed.length = 0;
    await refused('client_id_reused', () => say(writer, reader.angelId, 'Addio', idClient));
    await refused('client_id_reused', () => say(writer, other.angelId, 'Ciao', idClient));
  });

  test('may use the same idClient as another member’s message', async () => {
    const idClient = randomUUID();
    await say(writer, reader.angelId, 'Ciao', idClient);
    expect((await say(reader, writer.angelId, 'Ciao', idClient)).seq).toBe(2);
  });
});
