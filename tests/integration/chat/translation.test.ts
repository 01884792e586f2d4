import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { deleteMessage } from '#lib/chat/messages/change-own-message.ts';
import { db } from '#lib/db/client.ts';
import { aiBreaker } from '#lib/hosted/ai/breaker.ts';
import { clock } from '#lib/kernel/clock.ts';
import { translateMessage } from '#lib/translation/translate-message.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { startFakeModel } from '../hosted/fake-model.ts';
import { change, codeOf, conversationOf, say, viewerOf } from './chat-helpers.ts';

const TEXT = 'Hola Ugo, ¿qué tal estás? Llámame al 333 12 34 567 o escribe a yo@ejemplo.es';

let model: Awaited<ReturnType<typeof startFakeModel>>;
let anna: CreatedMember;
let ugo: CreatedMember;
let seq: number;

beforeAll(async () => {
  model = await startFakeModel();
  process.env['AI_BASE_URL'] = model.url;
});
afterAll(() => model.stop());

/** Anna has written to Ugo, who may read it. */
beforeEach(async () => {
  [anna, ugo] = await createPair(5);
  await change(ugo, { level: 1 });
  ({ seq } = await say(anna, ugo.angelId, TEXT));
  model.state.asked = [];
  model.state.status = 200;
  model.state.say = '["Ciao Ugo, come stai?"]';
  aiBreaker.succeeded();
});

const translate = async (reader = ugo, angelId = anna.angelId, asked = seq) =>
  translateMessage(
    await viewerOf(reader),
    { trackerId: reader.publicId, angelId, seq: asked },
    'it',
  );

describe('a received message', () => {
  test('is translated into the member’s language, and the model gets the text without contact data', async () => {
    expect(await translate()).toEqual({ translation: 'Ciao Ugo, come stai?', to: 'it' });
    const [asked, ...more] = model.state.asked;
    expect(more).toEqual([]);
    expect(asked?.messages[0]?.content).toContain('Italian');
    expect(asked?.messages[1]?.content).toContain('¿qué tal estás?');
    expect(JSON.stringify(asked)).not.toMatch(/333|ejemplo\.es/);
    expect(JSON.stringify(asked)).not.toContain(anna.email);
  });

  test('leaves the original as it is, and nothing of the translation is stored', async () => {
    const before = await conversationOf(anna.profileId, ugo.profileId);
    await translate();
    expect(await conversationOf(anna.profileId, ugo.profileId)).toEqual(before);
    expect(await db().auditEntry.count({ where: { subject: anna.memberId } })).toBe(0);
  });

  test('is refused with its state while the model fails', async () => {
    model.state.status = 500;
    await expect(translate()).rejects.toMatchObject({
      code: 'translation_unavailable',
      params: { state: 'failed' },
    });
  });

  test('without a word needs no model', async () => {
    const sent = await say(anna, ugo.angelId, '🍦 7');
    expect(await translate(ugo, anna.angelId, sent.seq)).toMatchObject({ translation: '🍦 7' });
    expect(model.state.asked).toEqual([]);
  });
});

describe('is unknown to translations, and reaches no model:', () => {
  const refused = async (work: Promise<unknown>): Promise<void> => {
    expect(await codeOf(work)).toBe('not_found');
    expect(model.state.asked).toEqual([]);
  };

  test('an own message', () => refused(translate(anna, ugo.angelId)));

  test('a number without a message', () => refused(translate(ugo, anna.angelId, seq + 1)));

  test('a removed message', async () => {
    const params = { trackerId: anna.publicId, angelId: ugo.angelId, seq };
    await deleteMessage(await viewerOf(anna), params, clock.now());
    await refused(translate());
  });

  test('a locked message', async () => {
    await change(ugo, { level: 0 });
    const sent = await say(anna, ugo.angelId, TEXT);
    await refused(translate(ugo, anna.angelId, sent.seq));
  });

  test('a message of others', async () => {
    const nora = await createMember();
    await refused(translate(nora));
    const asNora = { trackerId: ugo.publicId, angelId: anna.angelId, seq };
    await refused(translateMessage(await viewerOf(nora), asNora, 'it'));
  });

  test('a message of somebody who has blocked the member', async () => {
    await blockPeer(await viewerOf(anna), ugo.angelId, clock.now());
    await refused(translate());
  });
});
