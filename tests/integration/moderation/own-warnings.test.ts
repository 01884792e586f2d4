import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { MINUTE, after, clock } from '#lib/kernel/clock.ts';
import { blockMember } from '#lib/moderation/measures/block-member.ts';
import { warnMember } from '#lib/moderation/measures/warn-member.ts';
import { installRealtime, realtime } from '#lib/realtime/port.ts';
import { reactivateMember } from '#lib/staff/reactivate-member.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { ask } from '../http/callers.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const now = clock.now();
const actor = 'operator:test';
let member: CreatedMember;

beforeEach(async () => {
  member = await createMember();
});

const warn = (details = '', at = now) =>
  warnMember({ memberId: member.memberId, reason: 'scam', details, actor, now: at });

type Warning = { id: string; reason: string; details: string; seenAt: string | null };

async function warnings({ token } = member): Promise<readonly Warning[]> {
  const { text } = await ask({ key: 'GET /api/users/warnings', token });
  return JSON.parse(text) as readonly Warning[];
}

async function read(id: string, { token } = member): Promise<string | number> {
  const key = 'POST /api/users/warnings/{id}/read';
  const { status, code } = await ask({ key, token, params: { id }, body: '{}' });
  return code ?? status;
}

describe('a warning in the app', () => {
  test('is listed with its reason, newest first, and is announced to open pages', async () => {
    const events: unknown[] = [];
    const port = realtime();
    installRealtime({ ...port, toMember: (...event) => events.push(event) });
    await warn('Hai chiesto soldi.');
    installRealtime(port);
    await warn('Di nuovo.', after(now, MINUTE));
    expect(events).toEqual([[member.memberId, 'catchUp', {}]]);
    expect(await warnings()).toMatchObject([
      { reason: 'scam', details: 'Di nuovo.', seenAt: null },
      { reason: 'scam', details: 'Hai chiesto soldi.', seenAt: null },
    ]);
  });

  test('is marked as read once, and stays in the list', async () => {
    await warn();
    const [{ id } = { id: '' }] = await warnings();
    expect(await read(id)).toBe(200);
    const [seen] = await warnings();
    expect(seen?.seenAt).not.toBeNull();
    await db().memberMeasure.update({ where: { id }, data: { readAt: after(now, MINUTE) } });
    expect(await read(id)).toBe(200);
    expect((await warnings())[0]?.seenAt).toBe(after(now, MINUTE).toISOString());
  });

  test('is visible to its member only, and no other decision is listed as a warning', async () => {
    await warn();
    const [{ id } = { id: '' }] = await warnings();
    const other = await createMember();
    expect(await warnings(other)).toEqual([]);
    expect(await read(id, other)).toBe('not_found');
    expect(await read('nothing', other)).toBe('not_found');
    expect((await warnings())[0]?.seenAt).toBeNull();
    const { memberId, profileId, publicId: trackerId } = other;
    await blockMember({ memberId, profileId, reason: 'threat', details: '', actor, now });
    await reactivateMember({ trackerId, reason: 'mistake', actor, now });
    const block = await db().memberMeasure.findFirstOrThrow({ where: { memberId, kind: 'block' } });
    expect(await read(block.id, other)).not.toBe(200);
    expect(await db().memberMeasure.findUnique({ where: { id: block.id } })).toMatchObject({
      readAt: null,
    });
  });
});
