import { beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { db } from '#lib/db/client.ts';
import type { HostedContent } from '#lib/hosted/profiles/content.ts';
import { deskCookie } from '#tests/setup/desk-cookie.ts';
import { deskDispatch } from '#tests/setup/desk-dispatch.ts';
import { clock } from '#lib/kernel/clock.ts';
import { pathFromWire } from '#lib/wire/rename.ts';
import { approvePhoto } from '#lib/moderation/photos/review-photo.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { createOperator } from '../../factories/operator.ts';
import { createHostedProfile } from '../../factories/profile.ts';
import { askDesk } from './ask-desk.ts';
import { begunConversation } from './held-conversation.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const HOST = 'desk.localhost:3000';
let token: string;
let regionId: number;
beforeEach(async () => {
  clock.setOffset(0);
  ({ token } = await createOperator());
  ({ id: regionId } = await firstRegion('it'));
});

const written = (more: Partial<HostedContent> = {}): HostedContent => ({
  name: 'Ginevra',
  gender: 'woman',
  seeking: 'man',
  age: 34,
  about: 'Ascolta volentieri e risponde.',
  lookingFor: 'Parole gentili.',
  country: 'it',
  regionId,
  town: '',
  brandIds: ['dolcevita'],
  answeredBy: ['operator', 'script'],
  voice: 'dry',
  likes: 'I temporali.',
  languages: ['it'],
  state: 'active',
  ...more,
});

const create = (more: Partial<HostedContent> = {}, as = token) =>
  askDesk('POST /api/desk/hostedProfiles', { token: as, body: written(more) });
const read = (id: string, as = token) =>
  askDesk('GET /api/desk/hostedProfiles/{id}', { token: as, params: { id } });
const save = (id: string, base: number, more: Partial<HostedContent> = {}, as = token) =>
  askDesk('POST /api/desk/hostedProfiles/{id}', {
    token: as,
    params: { id },
    body: { base, content: written(more) },
  });
const list = (query: Record<string, string>, as = token) =>
  askDesk('GET /api/desk/hostedProfiles', { token: as, query });
const remove = (id: string) =>
  askDesk('DELETE /api/desk/hostedProfiles/{id}', { token, params: { id } });

const stored = (publicId: string) =>
  db().profile.findUniqueOrThrow({
    where: { publicId },
    include: { listings: { orderBy: { brandId: 'asc' } }, photos: true },
  });

describe('a hosted profile', () => {
  test('is created with its answerers, and is listed on its brands', async () => {
    const { answer } = await create();
    const { kind, answeredBy, persona, listings } = await stored(answer['id'] as string);
    expect({ kind, answeredBy, persona }).toEqual({
      kind: 'hosted',
      answeredBy: ['operator', 'script'],
      persona: { voice: 'dry', likes: 'I temporali.', languages: ['it'] },
    });
    expect(listings.map(({ brandId, kindRank }) => [brandId, kindRank])).toEqual([
      ['dolcevita', 1],
    ]);
  });

  test('is refused with a fault for each field that breaks a rule', async () => {
    const faults: [Partial<HostedContent>, string][] = [
      [{ about: 'Chiamami al 333 12 34 567' }, 'about'],
      [{ about: `${'Parole. '.repeat(80)}Scrivimi su www.altrove.it` }, 'about'],
      [{ likes: 'Sono una persona vera' }, 'likes'],
      [{ brandIds: ['fuego'] }, 'brandIds'],
      [{ regionId: 0 }, 'regionId'],
      [{ town: 'Atlantide' }, 'town'],
      [{ age: 17 }, 'age'],
      [{ answeredBy: ['ai'] }, 'answeredBy'],
      [{ answeredBy: ['script', 'script'] }, 'answeredBy'],
      [{ languages: [] }, 'languages'],
      [{ name: ' ' }, 'name'],
    ];
    for (const [more, path] of faults) {
      const { code, answer } = await create(more);
      expect([more, code]).toEqual([more, 'input_invalid']);
      const fields = answer['fields'] as { path: string }[];
      expect(fields.map((field) => pathFromWire(field.path))).toEqual([path]);
    }
  });

  test('stores earlier versions, and reports a conflicting change', async () => {
    const { publicId: id } = await createHostedProfile({ regionId, screenName: 'Vecchia' });
    expect((await read(id)).answer).toMatchObject({ version: 0, inTouch: false });
    expect((await save(id, 0, { name: 'Nuova' })).answer).toEqual({ version: 2 });
    expect(await save(id, 0, { name: 'Altra' })).toMatchObject({ code: 'conflict' });
    expect((await save(id, 2, { name: 'Altra', age: 40 })).answer).toEqual({ version: 3 });
    const { answer } = await askDesk('GET /api/desk/hostedProfiles/{id}/versions', {
      token,
      params: { id },
    });
    const versions = answer['versions'] as { version: number; content: HostedContent }[];
    expect(versions.map(({ version, content }) => [version, content.name])).toEqual([
      [3, 'Altra'],
      [2, 'Nuova'],
      [1, 'Vecchia'],
    ]);
    expect((await read(id)).answer).toMatchObject({ version: 3, content: { age: 40 } });
    // The first content can be restored.
    const [, , first] = versions;
    const body = { base: 3, content: { ...first?.content, languages: ['it'] } };
    const again = { token, params: { id }, body };
    expect(await askDesk('POST /api/desk/hostedProfiles/{id}', again)).toMatchObject({
      status: 200,
    });
    expect((await stored(id)).screenName).toBe('Vecchia');
  });

  test('accepts one of several simultaneous changes', async () => {
    const { answer } = await create();
    const id = answer['id'] as string;
    const codes = await Promise.all(['Uno', 'Due', 'Tre'].map((name) => save(id, 1, { name })));
    expect(codes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('is not listed while paused, and is listed as before afterwards', async () => {
    const { answer } = await create();
    const id = answer['id'] as string;
    await save(id, 1, { state: 'paused' });
    expect((await stored(id)).listings).toEqual([]);
    expect((await list({ state: 'paused', name: 'ginevra' })).answer['profiles']).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, brandIds: ['dolcevita'] })]),
    );
    await save(id, 2, { state: 'active' });
    expect((await stored(id)).listings).toHaveLength(1);
    await save(id, 3, { brandIds: [] });
    expect((await stored(id)).listings).toEqual([]);
  });

  test('with messages cannot be removed', async () => {
    const { profile, say } = await begunConversation();
    expect(await remove(profile.publicId)).toMatchObject({ code: 'conflict' });
    expect(await say('Ci sei ancora?')).toBeDefined();
    const { answer } = await create();
    const id = answer['id'] as string;
    expect(await remove(id)).toMatchObject({ status: 200 });
    expect((await stored(id)).listings).toEqual([]);
    expect(await read(id)).toMatchObject({ code: 'not_found' });
  });
});

describe('an admin of some brands', () => {
  test('sees and changes only profiles of these brands', async () => {
    const own = await createOperator({ brandIds: ['dolcevita'] });
    const other = await createOperator({ brandIds: ['fuego'] });
    const { answer } = await create();
    const id = answer['id'] as string;
    const names = async (as: string) =>
      ((await list({ name: 'Ginevra' }, as)).answer['profiles'] as { id: string }[]).map(
        (one) => one.id,
      );
    expect(await names(own.token)).toContain(id);
    expect(await names(other.token)).not.toContain(id);
    expect(await read(id, other.token)).toMatchObject({ code: 'not_found' });
    expect(await save(id, 1, {}, other.token)).toMatchObject({ code: 'not_found' });
    expect(await list({ brand: 'dolcevita' }, other.token)).toMatchObject({ code: 'not_found' });
    expect(await create({}, other.token)).toMatchObject({ code: 'forbidden' });
    expect(await create({ brandIds: [] }, own.token)).toMatchObject({ code: 'forbidden' });
    expect(await save(id, 1, { name: 'Mia' }, own.token)).toMatchObject({ status: 200 });
    await db().profile.update({
      where: { publicId: id },
      data: { shownOn: ['dolcevita', 'fuego'] },
    });
    expect((await read(id, own.token)).answer).toMatchObject({ mayChange: false });
    expect(await save(id, 2, {}, own.token)).toMatchObject({ code: 'forbidden' });
  });

  test('gets pages of the list without gaps or duplicates', async () => {
    for (let n = 0; n < 42; n += 1) {
      const screenName = `Pagina ${String(n % 5)}`;
      await createHostedProfile({ regionId, screenName, withPhoto: false });
    }
    const first = await list({ name: 'pagina' });
    const rest = await list({ name: 'pagina', cursor: first.answer['next'] as string });
    const ids = [first, rest].flatMap(({ answer }) =>
      (answer['profiles'] as { id: string }[]).map(({ id }) => id),
    );
    expect([new Set(ids).size, ids.length, rest.answer['next']]).toEqual([42, 42, null]);
  });
});

describe('photos of a hosted profile', () => {
  async function upload(id: string, bytes: Buffer) {
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'p.png');
    const path = `/api/desk/hostedProfiles/${id}/photos`;
    const request = new Request(`http://${HOST}${path}`, {
      method: 'POST',
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        cookie: (await deskCookie(token)).split(';')[0] ?? '',
      },
      body: form,
    });
    const response = await deskDispatch({ request, path, search: '', address: '127.0.0.9' });
    return (await response.json()) as { id?: string; code?: string };
  }

  test('are processed like a member’s: re-encoded, and shown only after review', async () => {
    const { answer } = await create();
    const id = answer['id'] as string;
    const blank = { width: 60, height: 80, channels: 3, background: '#a33' } as const;
    const { id: photoId = '' } = await upload(id, await sharp({ create: blank }).png().toBuffer());
    expect((await read(id)).answer['photos']).toMatchObject([{ id: photoId, state: 'pending' }]);
    expect((await stored(id)).listings[0]?.hasPhoto).toBe(false);
    await approvePhoto({ photoId, actor: 'test', now: clock.now() });
    expect((await stored(id)).listings[0]?.hasPhoto).toBe(true);
    expect((await read(id)).answer['photos']).toMatchObject([
      { state: 'approved', isDefault: true, path: expect.stringMatching(/^\/photos\//) as unknown },
    ]);
    expect(await upload(id, Buffer.from('no picture'))).toMatchObject({
      code: 'photo_type_refused',
    });
    const key = 'DELETE /api/desk/hostedProfiles/{id}/photos/{photoId}';
    expect(await askDesk(key, { token, params: { id, photoId } })).toMatchObject({ status: 200 });
    expect((await read(id)).answer['photos']).toEqual([]);
    const foreign = await createHostedProfile({ regionId });
    expect(await askDesk(key, { token, params: { id: foreign.publicId, photoId } })).toMatchObject({
      code: 'not_found',
    });
  });
});
