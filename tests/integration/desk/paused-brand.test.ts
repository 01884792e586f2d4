import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readPauses } from '#lib/brands/paused-brands.ts';
import { db } from '#lib/db/client.ts';
import { requireBrand } from '#lib/desk/brand-scope.ts';
import { withRequest } from '#lib/kernel/request-context.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { pauseBrand, resumeBrand } from '#lib/staff/pause-brand.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { addPhoto } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const purpose = 'a test';
const order = () => ({ brand: brandOf('dolcevita'), actor: 'test', now: clock.now() });

let token = '';
let member: CreatedMember;
beforeEach(async () => {
  ({ token } = await createOperator());
  member = await createMember();
  await pauseBrand(order());
  await readPauses();
});
afterEach(async () => {
  await resumeBrand(order());
  await readPauses();
});

const warn = (body: object) => {
  const asked = { token, purpose, params: { trackerId: member.publicId }, body };
  return askDesk('POST /api/desk/members/{trackerId}/warn', asked);
};
const warning = { reason: 'scam', details: '' };

test('nothing of a paused brand is changed at the desk, and everything can be read', async () => {
  const objectKey = await addPhoto(member.profileId, clock.now(), 'pending');
  const { id } = await db().photo.findUniqueOrThrow({ where: { objectKey } });
  const refused = {
    status: 503,
    code: 'unavailable',
    answer: { params: { state: 'brand_paused' } },
  };
  expect(await warn(warning)).toMatchObject(refused);
  const body = { kind: 'photo', id, verdict: 'violence' };
  const decided = await askDesk('POST /api/desk/queue/decide', { token, purpose, body });
  expect(decided).toMatchObject(refused);
  expect(await db().photo.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'pending' });
  const params = { brand: 'dolcevita', code: '7' };
  const content = { content: {}, revision: 0, basedOn: 1 };
  const flow = { token, params, body: content };
  const saved = await askDesk('POST /api/desk/flows/{brand}/{code}/draft', flow);
  expect(saved).toMatchObject(refused);
  const draft = await askDesk('GET /api/desk/flows/{brand}/{code}/draft', { token, params });
  expect(draft).toMatchObject({ status: 200 });
  await resumeBrand(order());
  await readPauses();
  expect(await warn(warning)).toMatchObject({ status: 200 });
});

test('a brand that is no longer served can be read, and changed no more', () => {
  const all = { brandIds: [] };
  const asking = (method: string) => () => {
    const call = { requestId: 'one', method, made: [] };
    withRequest(call, () => {
      requireBrand(all, 'closed-down');
    });
  };
  expect(asking('GET')).not.toThrow();
  expect(asking('POST')).toThrow(expect.objectContaining({ code: 'not_found' }));
});

test('the queue offers no item of a paused brand, and counts those that wait for it', async () => {
  await db().photo.deleteMany();
  await addPhoto(member.profileId, clock.now(), 'pending');
  const elsewhere = await createMember({ brandId: 'fuego' });
  await addPhoto(elsewhere.profileId, clock.now(), 'pending');
  const taken = async () => {
    const body = { lane: 'photo' };
    const { answer } = await askDesk('POST /api/desk/queue/take', { token, purpose, body });
    return (answer['items'] as { brandId: string }[]).map(({ brandId }) => brandId);
  };
  const counted = async () => {
    const { answer } = await askDesk('GET /api/desk/queue', { token });
    const lanes = answer['lanes'] as { lane: string; waiting: number }[];
    return [lanes.find(({ lane }) => lane === 'photo')?.waiting, answer['paused']];
  };
  expect(await taken()).toEqual(['fuego']);
  expect(await counted()).toEqual([1, 1]);
  await resumeBrand(order());
  await readPauses();
  expect((await taken()).sort()).toEqual(['dolcevita', 'fuego']);
  expect(await counted()).toEqual([2, 0]);
});

test('a decision about a paused brand is offered to no second moderator', async () => {
  await db().recheck.deleteMany();
  const { profileId } = member;
  await db().recheck.create({
    data: {
      id: newId(),
      kind: 'text',
      brandId: 'dolcevita',
      itemId: profileId,
      profileId,
      item: { id: profileId, kind: 'text' },
      firstVerdict: 'approve',
      firstBy: 'operator:another',
      firstAt: clock.now(),
    },
  });
  const offered = async () => {
    const { answer } = await askDesk('POST /api/desk/rechecks/take', { token, purpose, body: {} });
    return answer['recheck'];
  };
  expect(await offered()).toBeNull();
  await resumeBrand(order());
  await readPauses();
  expect(await offered()).toMatchObject({ item: { id: profileId } });
});
