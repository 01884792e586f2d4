import { beforeEach, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { queueSizes } from '#lib/health/queue-sizes.ts';
import { after, clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { badgeOf, createPictured, rowOf, sendAsked } from '../proof/selfies.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type TestOperator = Awaited<ReturnType<typeof createOperator>>;

const purpose = 'Moderation';
const PICTURE = 'GET /api/desk/queue/verifications/{id}/picture';

let nora: TestOperator;
let elsewhere: TestOperator;
let member: Awaited<ReturnType<typeof createPictured>>;
let id = '';

beforeEach(async () => {
  await db().queueClaim.deleteMany();
  await db().photoVerification.deleteMany();
  nora = await createOperator({ role: 'moderator', brandIds: ['dolcevita'] });
  elsewhere = await createOperator({ role: 'moderator', brandIds: ['fuego'] });
  member = await createPictured();
  id = await sendAsked(member);
});

async function take({ token }: TestOperator) {
  const body = { lane: 'verification' };
  const { answer } = await askDesk('POST /api/desk/queue/take', {
    token,
    purpose,
    body,
  });
  return answer['items'] as readonly Readonly<Record<string, unknown>>[];
}

/** What waits for an operator, as the bar of the queue counts it. */
async function countFor({ token }: TestOperator): Promise<number | undefined> {
  const { answer } = await askDesk('GET /api/desk/queue', { token });
  const lanes = answer['lanes'] as readonly { lane: string; waiting: number }[];
  return lanes.find(({ lane }) => lane === 'verification')?.waiting;
}

async function decide({ token }: TestOperator, verdict: string) {
  const body = { kind: 'verification', id, photoId: member.photoId, verdict };
  const { code, status } = await askDesk('POST /api/desk/queue/decide', {
    token,
    purpose,
    body,
  });
  return code ?? status;
}

test('a moderator compares the selfie with the main photo, and the member has the badge', async () => {
  const { pose } = await rowOf(id);
  const who = { trackerId: member.publicId };
  const item = {
    id,
    kind: 'verification',
    pose,
    photoId: member.photoId,
    disputed: false,
    who,
  };
  expect(await take(nora)).toMatchObject([item]);
  const { status, answer } = await askDesk(PICTURE, {
    token: nora.token,
    purpose,
    params: { id },
  });
  expect([status, answer['type']]).toEqual([200, 'image/jpeg']);
  expect(await decide(nora, 'approve')).toBe(200);
  expect(await badgeOf(member.profileId)).not.toBeNull();
  expect(await decide(nora, 'approve')).toBe('conflict');
  expect((await askDesk(PICTURE, { token: nora.token, purpose, params: { id } })).status).toBe(404);
});

test('neither the selfie nor the decision is for a moderator of another brand', async () => {
  expect(await take(elsewhere)).toEqual([]);
  const { status } = await askDesk(PICTURE, {
    token: elsewhere.token,
    purpose,
    params: { id },
  });
  expect(status).toBe(404);
  expect(await decide(elsewhere, 'approve')).toBe('not_found');
});

test('a second look is offered to another moderator only, without the first result', async () => {
  await db().photoVerification.update({
    where: { id },
    data: {
      firstBy: `operator:${nora.id}`,
      firstAt: new Date(),
      sampled: true,
    },
  });
  expect(await take(nora)).toEqual([]);
  expect(await countFor(nora)).toBe(0);
  const zoe = await createOperator({
    role: 'moderator',
    brandIds: ['dolcevita'],
  });
  expect(await countFor(zoe)).toBe(1);
  const [item] = await take(zoe);
  expect(item).toMatchObject({ id });
  expect(JSON.stringify(item)).not.toContain(nora.id);
  expect(await decide(zoe, 'another_person')).toBe(200);
  expect(await take(zoe)).toEqual([]);
  const senior = await createOperator({
    role: 'senior_moderator',
    brandIds: ['dolcevita'],
  });
  const body = { lane: 'senior' };
  const { answer } = await askDesk('POST /api/desk/queue/take', {
    token: senior.token,
    purpose,
    body,
  });
  expect(answer['items']).toMatchObject([{ id, disputed: true }]);
  expect(await decide(senior, 'another_person')).toBe(200);
  expect(await rowOf(id)).toMatchObject({
    state: 'refused',
    reason: 'another_person',
  });
});

test('its age is counted until the first decision, and from there until the second', async () => {
  const now = clock.now();
  const ages = async (at: Date) => {
    const sizes = await queueSizes(at);
    return ['verifications', 'second_looks'].map(
      (queue) => sizes.find(({ name }) => name === queue)?.since ?? null,
    );
  };
  const sentAt = after(now, -2 * DAY);
  await db().photoVerification.update({ where: { id }, data: { sentAt } });
  expect(await ages(after(now, MINUTE))).toEqual([sentAt, null]);
  await db().photoVerification.update({
    where: { id },
    data: { firstBy: `operator:${nora.id}`, firstAt: now, sampled: true },
  });
  expect(await ages(after(now, 2 * MINUTE))).toEqual([null, now]);
});
