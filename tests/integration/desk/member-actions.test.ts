// [core §6 Customer care reactivates]
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { grantCredits } from '#lib/credits/grant-credits.ts';
import { db } from '#lib/db/client.ts';
import { DAY, after, clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { startSession } from '#lib/accounts/session/start-session.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { mailsTo } from '../accounts/mails.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const purpose = 'a letter';
let token = '';
let actor = '';
let member: CreatedMember;

beforeAll(async () => {
  const operator = await createOperator({ role: 'care' });
  token = operator.token;
  actor = `operator:${operator.id}`;
});
beforeEach(async () => {
  member = await createMember();
});

const ask = (key: string, rest: { body?: unknown; query?: Record<string, string> } = {}) => {
  const [method = '', path = ''] = key.split(' ');
  const params = { trackerId: member.publicId };
  const whole = `${method} /api/desk/members/{trackerId}/${path}`;
  return askDesk(whole, { token, purpose, params, ...rest });
};
const actionOf = (action: string) =>
  db().auditEntry.findFirst({ where: { actor, action, subject: member.memberId } });
const stateOf = () => db().user.findUniqueOrThrow({ where: { id: member.memberId } });

describe('moderation', () => {
  test('warns with a reason without restricting the member', async () => {
    const details = 'Hai chiesto soldi in tre chat.';
    expect((await ask('POST warn', { body: { reason: 'scam', details } })).status).toBe(200);
    const mail = await db().mailMessage.findFirstOrThrow({
      where: { toAddress: member.email, template: 'warning' },
    });
    expect(mail.data).toMatchObject({ reason: 'scam', details });
    expect((await stateOf()).state).toBe('active');
    expect(await actionOf('warn_member')).toMatchObject({ purpose, brandId: 'dolcevita' });
  });

  test('hides the profile texts with a reason, once', async () => {
    const body = { reason: 'contact_details' };
    expect((await ask('POST restrict', { body })).status).toBe(200);
    const profile = await db().profile.findUniqueOrThrow({ where: { id: member.profileId } });
    expect(profile).toMatchObject({ textState: 'rejected', textReason: 'contact_details' });
    expect(await mailsTo(member.email, 'restriction')).toBe(1);
    expect((await ask('POST restrict', { body })).code).toBe('conflict');
    expect(await mailsTo(member.email, 'restriction')).toBe(1);
  });

  test('disables an account at once with a notice of the reason, and reactivates it', async () => {
    expect((await ask('POST block', { body: { reason: 'threat' } })).status).toBe(200);
    expect(await stateOf()).toMatchObject({ state: 'disabled', disabledReason: 'staff' });
    expect(await findSession(member.token)).toBeNull();
    const mail = await db().mailMessage.findFirstOrThrow({
      where: { toAddress: member.email, template: 'restriction' },
    });
    expect(mail.data).toMatchObject({
      restriction: 'disabled',
      reason: 'threat',
      cause: 'own_initiative',
    });
    expect((await ask('POST block', { body: { reason: 'threat' } })).code).toBe('conflict');
    expect((await ask('POST warn', { body: { reason: 'scam' } })).code).toBe('conflict');
    expect((await ask('POST reactivate', { body: { reason: 'objection' } })).status).toBe(200);
    expect(await stateOf()).toMatchObject({ state: 'active', disabledReason: null });
    expect(await mailsTo(member.email, 'reactivated')).toBe(1);
    expect((await ask('POST reactivate', { body: { reason: 'mistake' } })).code).toBe('conflict');
    const { answer } = await ask('GET moderation');
    expect(answer).toMatchObject({
      measures: [
        { kind: 'reactivation', reason: 'objection', by: 'care at work' },
        { kind: 'block', reason: 'threat' },
      ],
    });
  });

  test('applies one of several simultaneous decisions', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask('POST block', { body: { reason: 'fake' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await db().memberMeasure.count({ where: { memberId: member.memberId } })).toBe(1);
    expect(await mailsTo(member.email, 'restriction')).toBe(1);
  });

  test('stores notes for staff, and none about an erased member', async () => {
    const text = 'Asked twice about the same charge.';
    expect((await ask('POST notes', { body: { text } })).status).toBe(200);
    expect((await ask('GET moderation')).answer).toMatchObject({ notes: [{ text }] });
    expect((await ask('POST notes', { body: { text: '   ' } })).code).toBe('input_invalid');
    const entry = await actionOf('write_note');
    expect(JSON.stringify(entry?.data)).not.toContain('charge');
    await db().user.update({ where: { id: member.memberId }, data: { state: 'erased' } });
    expect((await ask('POST notes', { body: { text } })).code).toBe('conflict');
  });

  test('refuses an unknown reason', async () => {
    for (const action of ['warn', 'restrict', 'block', 'reactivate']) {
      const { code } = await ask(`POST ${action}`, { body: { reason: 'mood' } });
      expect([action, code]).toEqual([action, 'input_invalid']);
    }
  });
});

describe('sessions', () => {
  async function another(): Promise<{ token: string; sessionId: string }> {
    const { flowVersionId } = await db().session.findFirstOrThrow({
      where: { memberId: member.memberId },
    });
    const start = { memberId: member.memberId, flowVersionId, userAgent: '', now: clock.now() };
    return startSession(db(), start);
  }

  test('are ended one by one, or all at once', async () => {
    const second = await another();
    const end = await askDesk('POST /api/desk/members/{trackerId}/sessions/{sessionId}/end', {
      token,
      purpose,
      params: { trackerId: member.publicId, sessionId: second.sessionId },
    });
    expect(end.status).toBe(200);
    expect(await findSession(second.token)).toBeNull();
    expect(await findSession(member.token)).not.toBeNull();
    const { answer } = await ask('GET sessions');
    const { sessions } = answer as { sessions: { id: string; live: boolean }[] };
    expect(sessions.filter(({ live }) => live).map(({ id }) => id)).toEqual([member.sessionId]);
    expect((await ask('POST sessions/end')).status).toBe(200);
    expect(await findSession(member.token)).toBeNull();
    expect(await actionOf('end_sessions')).toMatchObject({ purpose });
  });

  test('of another member are not found', async () => {
    const other = await createMember();
    const { code } = await askDesk('POST /api/desk/members/{trackerId}/sessions/{sessionId}/end', {
      token,
      purpose,
      params: { trackerId: member.publicId, sessionId: other.sessionId },
    });
    expect(code).toBe('not_found');
    expect(await findSession(other.token)).not.toBeNull();
  });
});

describe('data subject rights', () => {
  test('start a data copy and an erasure, and cancel the erasure', async () => {
    expect((await ask('POST export')).status).toBe(200);
    const { answer } = await ask('POST erase');
    const days = (new Date(String(answer['eraseAt'])).getTime() - clock.now().getTime()) / DAY;
    expect(Math.round(days)).toBe(14);
    expect((await ask('GET rights')).answer).toMatchObject({
      eraseAt: answer['eraseAt'],
      exports: [{ requestedBy: 'staff', state: 'waiting' }],
    });
    expect((await ask('POST keep')).status).toBe(200);
    expect((await ask('POST keep')).code).toBe('conflict');
    expect((await stateOf()).eraseAt).toBeNull();
    expect(await actionOf('erase_member')).toMatchObject({ purpose, brandId: 'dolcevita' });
  });
});

describe('the timeline', () => {
  type Event = { id: string; at: string; kind: string; what: string };
  type Page = { events: Event[]; next: string | null };
  const page = async (query: Record<string, string> = {}) =>
    (await ask('GET timeline', { query })).answer as unknown as Page;

  test('contains events of every kind, newest first', async () => {
    await ask('POST notes', { body: { text: 'Wrote from another address.' } });
    await ask('POST warn', { body: { reason: 'harassment', details: '' } });
    await ask('POST export');
    await ask('POST sessions/end');
    const { events } = await page();
    const happened = new Set(events.map(({ what }) => what));
    for (const what of [
      ['signup', 'confirmed', 'logged_in', 'logged_out', 'consent_given', 'consent_refused'],
      ['credits', 'note', 'warning', 'mailed', 'export_asked', 'staff'],
    ].flat()) {
      expect([what, happened.has(what)]).toEqual([what, true]);
    }
    const moments = events.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.some(({ kind }) => kind === 'accesses')).toBe(false);
    expect((await page({ kind: 'accesses' })).events.length).toBeGreaterThan(0);
  });

  test('is paginated without gaps, even with many events at one time', async () => {
    const now = after(clock.now(), DAY);
    const { memberId } = member;
    for (let number = 0; number < 60; number += 1) {
      const grant = { bucket: 'free', amount: 1, reason: 'gift', uniqueKey: newId() } as const;
      await grantCredits(db(), { memberId, ...grant, now });
    }
    const all: string[] = [];
    let before: string | null = null;
    do {
      const { events, next }: Page = await page({
        kind: 'credits',
        ...(before !== null && { before }),
      });
      all.push(...events.map(({ id }) => id));
      before = next;
    } while (before !== null);
    const entries = await db().creditEntry.count({ where: { memberId } });
    expect(all).toHaveLength(entries);
    expect(new Set(all).size).toBe(entries);
  });

  test('shows moderators only the kinds they need', async () => {
    const { token: own } = await createOperator({ role: 'moderator' });
    const fetchTimeline = (query: Record<string, string>) =>
      askDesk('GET /api/desk/members/{trackerId}/timeline', {
        token: own,
        purpose,
        params: { trackerId: member.publicId },
        query,
      });
    const { answer } = await fetchTimeline({});
    const { events } = answer as unknown as Page;
    const seen = new Set(events.map(({ kind }) => kind));
    expect(seen.has('account')).toBe(true);
    for (const kind of ['money', 'credits', 'mails', 'logins', 'consents', 'address', 'tickets']) {
      expect([kind, seen.has(kind)]).toEqual([kind, false]);
    }
    expect((await fetchTimeline({ kind: 'mails' })).code).toBe('forbidden');
  });
});

describe('lists of one member', () => {
  test('shows mails with kind and state, without links', async () => {
    await db().mailMessage.create({
      data: {
        id: newId(),
        brandId: 'dolcevita',
        template: 'login_link',
        locale: 'it',
        toAddress: member.email.toUpperCase(),
        dedupeKey: newId(),
        state: 'sent',
        data: { link: 'http://x/?token=secret' },
        dueAt: clock.now(),
        createdAt: clock.now(),
      },
    });
    const { answer } = await ask('GET mails');
    expect(answer).toMatchObject({
      mails: [{ template: 'login_link', state: 'sent' }],
      next: null,
    });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  test('shows credit entries that sum to the balance', async () => {
    const { answer } = await ask('GET credits');
    const { balance, entries } = answer as unknown as {
      balance: Record<string, number>;
      entries: { bucket: string; delta: number }[];
    };
    for (const [bucket, amount] of Object.entries(balance)) {
      const sum = entries.filter((one) => one.bucket === bucket);
      expect([bucket, sum.reduce((total, { delta }) => total + delta, 0)]).toEqual([
        bucket,
        amount,
      ]);
    }
  });
});
