import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { TRANSLATION_MAX_LENGTH } from '#lib/translation/limits.ts';
import { translateTexts } from '#lib/translation/translate-texts.ts';
import { aiBreaker } from '#lib/hosted/ai/breaker.ts';
import { MODEL_FAILURES } from '#lib/hosted/limits.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { reportProfile } from '#lib/moderation/reports/report-profile.ts';
import { queueText } from '#lib/review-queue/queue-text.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { say, viewerOf } from '../chat/chat-helpers.ts';
import { startFakeModel } from '../hosted/fake-model.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type Person = Awaited<ReturnType<typeof createOperator>>;

const purpose = 'Moderation';
let model: Awaited<ReturnType<typeof startFakeModel>>;
let nora: Person;
let member: CreatedMember;

beforeAll(async () => {
  model = await startFakeModel();
  process.env['AI_BASE_URL'] = model.url;
});
afterEach(() => {
  clock.setOffset(0);
});
afterAll(() => model.stop());

const ABOUT = 'Chiamami al 333 12 34 567 o scrivi a io@esempio.it';

/** A profile text waits. */
beforeEach(async () => {
  await db().queueClaim.deleteMany();
  await db().report.deleteMany();
  await db().profile.updateMany({
    where: { textState: 'pending' },
    data: { textState: 'approved' },
  });
  nora = await createOperator({ role: 'moderator', brandIds: ['dolcevita'] });
  member = await createMember();
  const texts = { screenName: 'Ginevra', about: ABOUT, lookingFor: 'Compagnia', work: '123' };
  await db().profile.update({ where: { id: member.profileId }, data: texts });
  await queueText(db(), member.profileId, clock.now());
  model.state.asked = [];
  model.state.status = 200;
  model.state.say = '["Call me", "Company"]';
  model.state.meanwhile = () => Promise.resolve();
  aiBreaker.succeeded();
});

const ask = (path: string, { token }: Person, body: object) =>
  askDesk(`POST /api/desk/queue/${path}`, { token, purpose, body });
const translate = (who: Person = nora, more: object = {}) =>
  ask('translate', who, { kind: 'text', id: member.profileId, to: 'en', ...more });
const take = (who: Person = nora, lane = 'text') => ask('take', who, { lane });

describe('a held item', () => {
  beforeEach(() => take());

  test('is translated text by text, and the model gets neither names nor contact data', async () => {
    const { status, answer } = await translate();
    expect(status).toBe(200);
    expect(answer).toEqual({
      texts: [
        { text: ABOUT, translation: 'Call me' },
        { text: 'Compagnia', translation: 'Company' },
      ],
      complete: true,
    });
    const [asked] = model.state.asked;
    expect(asked?.messages[0]?.content).toContain('English');
    const sent = JSON.parse(asked?.messages[1]?.content ?? '') as string[];
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatch(/^Chiamami al .* o scrivi a •••$/);
    expect(JSON.stringify(model.state.asked)).not.toMatch(/333|4 567|esempio|Ginevra/);
    expect(JSON.stringify(model.state.asked)).not.toContain(member.email);
  });

  test('is in the log as translated, without a text', async () => {
    await translate();
    const where = { action: 'queue.translate', subject: member.profileId };
    const [entry, ...others] = await db().auditEntry.findMany({ where });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actor: `operator:${nora.id}`,
      purpose,
      brandId: 'dolcevita',
      data: { kind: 'text', to: 'en', characters: ABOUT.length + 'Compagnia'.length },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Chiamami|Call me/);
  });

  test('is translated also where the model puts its answer into a block of code', async () => {
    model.state.say = '```json\n["Call me", "Company"]\n```';
    expect((await translate()).answer).toMatchObject({ complete: true });
  });

  test.each([
    ['answers with an error', 500, '["Call me", "Company"]'],
    ['answers with a text', 200, 'Call me. Company.'],
    ['leaves one out', 200, '["Call me"]'],
    ['answers with other values', 200, '[1, 2]'],
  ])('is refused as failed where the model %s', async (_, status, say) => {
    model.state.status = status;
    model.state.say = say;
    const refused = { code: 'translation_unavailable', answer: { params: { state: 'failed' } } };
    expect(await translate()).toMatchObject({ status: 503, ...refused });
  });

  test('is refused at once while the model is off, and a failure does not switch it off', async () => {
    // In the past, so that the model is on again in the next test.
    clock.setOffset(-2 * MINUTE);
    model.state.status = 500;
    for (let failure = 0; failure <= MODEL_FAILURES; failure += 1) await translate();
    expect(aiBreaker.isOpen()).toBe(false);
    for (let failure = 0; failure < MODEL_FAILURES; failure += 1) aiBreaker.failed();
    model.state.asked = [];
    expect(await translate()).toMatchObject({ answer: { params: { state: 'off' } } });
    expect(model.state.asked).toEqual([]);
  });

  test('is translated up to a length, and says that something was left out', async () => {
    const long = 'parola '.repeat(TRANSLATION_MAX_LENGTH / 7).trim();
    await db().profile.update({ where: { id: member.profileId }, data: { about: long } });
    model.state.say = '["Word"]';
    const { answer } = await translate();
    expect(answer).toEqual({ texts: [{ text: long, translation: 'Word' }], complete: false });
  });

  test('without letters asks no model and is not in the log', async () => {
    await db().profile.update({
      where: { id: member.profileId },
      data: { about: '❤️ 24/7', lookingFor: '' },
    });
    expect((await translate()).answer).toEqual({ texts: [], complete: true });
    expect(model.state.asked).toEqual([]);
    const where = { action: 'queue.translate', subject: member.profileId };
    expect(await db().auditEntry.count({ where })).toBe(0);
  });
});

test('a slow model is refused as slow', async () => {
  model.state.meanwhile = () => new Promise(() => undefined);
  await expect(translateTexts({ texts: ['Ciao'], to: 'en', withinMs: 1 })).rejects.toMatchObject({
    code: 'translation_unavailable',
    params: { state: 'slow' },
  });
});

test('a reported conversation is translated with the words of who reported it', async () => {
  const [ugo, anna] = await createPair(10);
  await db().profile.update({
    where: { id: ugo.profileId },
    data: { about: '', lookingFor: '', work: '', study: '' },
  });
  const { seq } = await say(ugo, anna.angelId, 'Sei una stupida');
  await reportProfile({
    viewer: await viewerOf(anna),
    angelId: ugo.angelId,
    reason: 'harassment',
    details: 'Mi insulta',
    surface: 'message',
    seq,
    now: clock.now(),
  });
  const { id } = await db().report.findFirstOrThrow({ where: { reportedId: ugo.profileId } });
  await take(nora, 'report');
  model.state.say = '["Insults me", "You are stupid"]';
  const { answer } = await translate(nora, { kind: 'report', id });
  expect(answer['texts']).toEqual([
    { text: 'Mi insulta', translation: 'Insults me' },
    { text: 'Sei una stupida', translation: 'You are stupid' },
  ]);
});

describe('an item that the moderator does not hold', () => {
  test('is not translated: neither before it is taken, nor for another one, nor after its lease', async () => {
    const zoe = await createOperator({ role: 'moderator', brandIds: ['dolcevita'] });
    expect(await translate()).toMatchObject({ code: 'conflict' });
    await take();
    expect(await translate(zoe)).toMatchObject({ code: 'conflict' });
    const until = after(clock.now(), -1);
    await db().queueClaim.updateMany({ data: { until } });
    expect(await translate()).toMatchObject({ code: 'conflict' });
    expect(model.state.asked).toEqual([]);
  });

  test('is not found on another brand, and the purpose must be named', async () => {
    await take();
    const elsewhere = await createOperator({ role: 'moderator', brandIds: ['fuego'] });
    expect(await translate(elsewhere)).toMatchObject({ code: 'not_found' });
    const { token } = nora;
    const body = { kind: 'text', id: member.profileId, to: 'en' };
    expect(await askDesk('POST /api/desk/queue/translate', { token, body })).toMatchObject({
      code: 'purpose_missing',
    });
  });
});
