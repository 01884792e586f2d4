// [money §7 Postbacks to affiliates]
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { markConfirmed } from '#lib/accounts/confirmation/mark-confirmed.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { isSignedBy } from '#lib/tracking/affiliates/signature.ts';
import { sendPostbacksWork } from '#lib/tracking/postbacks/send-postbacks.ts';
import { queuePostback } from '#lib/tracking/queue-postback.ts';
import { startSandbox, type Sandbox } from '#tests/setup/sandbox-process.ts';
import { browser, createPartner, signUpBy, type Partner } from './partner.ts';

type Received = {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
};

const EVENTS = ['lead', 'confirmed', 'first_payment', 'refund', 'chargeback'];

let sandbox: Sandbox;
let partner: Partner;
beforeAll(async () => {
  sandbox = await startSandbox();
  partner = await createPartner({
    postbackUrl: `${sandbox.url}/affiliate/postback?c={clickid}&e={event}`,
    events: EVENTS,
    sendsAmount: true,
  });
});
beforeEach(() => sandbox.reset());
afterEach(() => {
  clock.setOffset(0);
});
afterAll(() => sandbox.stop());

const postbacksWith = async (needle: string): Promise<readonly Received[]> => {
  const answer = await fetch(`${sandbox.url}/affiliate/postbacks.json?word=${needle}`);
  return ((await answer.json()) as Received[]).reverse();
};

async function run(): Promise<void> {
  while ((await sendPostbacksWork.run(clock.now(), 50)) > 0);
}

async function comer(marketing = true) {
  const clickId = randomUUID();
  const visitorId = await browser(marketing);
  const memberId = await signUpBy(partner, { clickId, visitorId });
  return { clickId, visitorId, memberId };
}

const rowsOf = (memberId: string) =>
  db().postback.findMany({ where: { memberId }, orderBy: { createdAt: 'asc' } });

function advance(ms: number): void {
  clock.setOffset(clock.offset() + ms);
}

describe('a postback to an affiliate', () => {
  test('is signed, contains their own click id, and no personal data', async () => {
    const { clickId, memberId } = await comer();
    await run();
    const [lead, ...more] = await postbacksWith(clickId);
    expect(more).toEqual([]);
    const { path = '', headers = {}, body = '' } = lead ?? {};
    expect(path).toBe(`/affiliate/postback?c=${clickId}&e=lead`);
    const [row] = await rowsOf(memberId);
    expect(JSON.parse(body)).toEqual({
      event: 'lead',
      eventId: row?.id,
      clickid: clickId,
      at: row?.createdAt.toISOString(),
    });
    expect(headers['x-partner-key']).toBe(partner.keyId);
    const signed = {
      ...({ kind: 'postback', method: 'POST', path, body } as const),
      time: headers['x-partner-time'] ?? '',
      nonce: headers['x-partner-nonce'] ?? '',
    };
    expect(isSignedBy(partner.secret, signed, headers['x-partner-signature'] ?? '')).toBe(true);
    const changed = { ...signed, body: body.replace('lead', 'refund') };
    expect(isSignedBy(partner.secret, changed, headers['x-partner-signature'] ?? '')).toBe(false);
    const { email, publicId } = await db().user.findUniqueOrThrow({ where: { id: memberId } });
    const whole = JSON.stringify(lead);
    for (const own of [email, publicId, memberId]) expect(whole).not.toContain(own);
  });

  test('is sent once per event, with the range of the amount only', async () => {
    const { clickId, memberId } = await comer();
    const now = clock.now();
    await inTransaction(async (tx) => {
      await markConfirmed(tx, memberId, now);
      const paid = { memberId, event: 'first_payment', amountMinor: 2_490, now } as const;
      await queuePostback(tx, paid);
      await queuePostback(tx, paid);
      const back = { memberId, event: 'refund', amountMinor: 500, now } as const;
      for (const reference of ['one', 'two', 'one'])
        await queuePostback(tx, { ...back, reference });
    });
    await run();
    const bodies = (await postbacksWith(clickId)).map(({ body }) => {
      const { event, amount } = JSON.parse(body) as { event: string; amount?: string };
      return [event, amount];
    });
    expect(bodies.sort()).toEqual([
      ['confirmed', undefined],
      ['first_payment', 'up_to_50'],
      ['lead', undefined],
      ['refund', 'up_to_20'],
      ['refund', 'up_to_20'],
    ]);
  });
});

describe('no postback is sent', () => {
  test.each([
    ['for a visitor who refused marketing', () => browser(false)],
    ['for a visitor without a choice', () => Promise.resolve(undefined)],
    ['for an unknown visitor', () => Promise.resolve('x'.repeat(16))],
  ])('%s', async (_, choose) => {
    const clickId = randomUUID();
    const memberId = await signUpBy(partner, { clickId, visitorId: await choose() });
    expect(await rowsOf(memberId)).toEqual([]);
    const origin = await db().attribution.findFirstOrThrow({ where: { memberId } });
    expect(origin).toMatchObject({ tid: partner.code, source: 'network', clickId: null });
    expect(origin.affiliateId).toBe(partner.id);
  });

  test('when the consent is older than half a year', async () => {
    const visitorId = await browser(true);
    advance(183 * DAY);
    const memberId = await signUpBy(partner, { clickId: randomUUID(), visitorId });
    expect(await rowsOf(memberId)).toEqual([]);
  });

  test('after consent is withdrawn, for pending and later events', async () => {
    const { clickId, visitorId, memberId } = await comer();
    await browser(false, visitorId);
    await inTransaction((tx) => markConfirmed(tx, memberId, clock.now()));
    await run();
    expect(await postbacksWith(clickId)).toEqual([]);
    expect(await rowsOf(memberId)).toMatchObject([{ state: 'stopped', clickId: '' }]);
    const origin = await db().attribution.findFirstOrThrow({ where: { memberId } });
    expect([origin.clickId, origin.visitorId]).toEqual([null, null]);
  });

  test('when the affiliate was deactivated meanwhile', async () => {
    const { clickId, memberId } = await comer();
    const change = (active: boolean) =>
      db().affiliate.update({ where: { id: partner.id }, data: { active } });
    await change(false);
    await run();
    await change(true);
    await run();
    expect(await postbacksWith(clickId)).toEqual([]);
    expect(await rowsOf(memberId)).toMatchObject([{ state: 'stopped' }]);
  });
});

describe('a postback that fails', () => {
  const fault = (kind: string, times = 1) =>
    sandbox.fault({ provider: 'affiliate', operation: 'postback', kind, times });

  test.each(['http_500', 'http_429', 'redirect_away'])(
    'with %s is sent again later',
    async (kind) => {
      await fault(kind);
      const { clickId, memberId } = await comer();
      await run();
      expect(await postbacksWith(clickId)).toEqual([]);
      expect(await rowsOf(memberId)).toMatchObject([{ state: 'due', attempts: 1 }]);
      advance(MINUTE + 1);
      await run();
      expect(await postbacksWith(clickId)).toHaveLength(1);
      expect(await rowsOf(memberId)).toMatchObject([
        { state: 'sent', attempts: 2, lastError: null },
      ]);
    },
  );

  test('with a lost answer is sent again under the same event id', async () => {
    await fault('lost_answer');
    const { clickId, memberId } = await comer();
    await run();
    advance(MINUTE + 1);
    await run();
    const ids = (await postbacksWith(clickId)).map(({ headers }) => headers['x-partner-nonce']);
    const [row] = await rowsOf(memberId);
    expect(ids).toEqual([row?.id, row?.id]);
  });

  test('for two days is given up, listed for staff, and sent again on their command', async () => {
    await fault('http_500', 7);
    const { clickId, memberId } = await comer();
    for (let tries = 0; tries < 9; tries += 1) {
      await run();
      advance(DAY + HOUR);
    }
    const [dead] = await rowsOf(memberId);
    expect(dead).toMatchObject({ state: 'dead', attempts: 7, lastError: 'status 500' });
    expect(await postbacksWith(clickId)).toEqual([]);
    const { lines } = await runCommand(['postbacks'], clock.now());
    expect(lines.join('\n')).toContain(dead?.id);
    expect(lines.join('\n')).not.toContain(clickId);
    const retried = await runCommand(['postback-retry', dead?.id ?? ''], clock.now());
    expect(retried.code).toBe(0);
    await run();
    expect(await postbacksWith(clickId)).toHaveLength(1);
    expect((await runCommand(['postback-retry', dead?.id ?? ''], clock.now())).code).toBe(1);
  });
});

test('two workers send a postback once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => comer()));
  await Promise.all([run(), run(), run()]);
  for (const { clickId } of people) expect(await postbacksWith(clickId)).toHaveLength(1);
});

test('a postback address is accepted only when its host is listed, fixed and not private', async () => {
  const set = (postbackUrl: string) =>
    runCommand(
      ['set-affiliate', 'dolcevita', partner.code, JSON.stringify({ postbackUrl })],
      clock.now(),
    );
  for (const refused of [
    'https://unlisted.example/p?c={clickid}',
    'http://127.0.0.1:1/p',
    'http://169.254.169.254/',
    'https://{clickid}.example/',
    `${sandbox.url}/p?x={email}`,
    'file:///etc/passwd',
    '/p',
  ]) {
    expect([refused, (await set(refused)).code]).toEqual([refused, 1]);
  }
  expect((await set(`${sandbox.url}/affiliate/postback?c={clickid}&e={event}`)).code).toBe(0);
  const { lines } = await runCommand(['affiliates'], clock.now());
  expect(lines.join('\n')).toContain(partner.keyId);
  expect(lines.join('\n')).not.toContain(partner.secret);
});

test('a new key is shown once, and is used for signatures from then on', async () => {
  const { lines } = await runCommand(['affiliate-key', 'dolcevita', partner.code], clock.now());
  const keyId = lines[0]?.replace('Key ', '') ?? '';
  const secret = /Secret (\S+)/.exec(lines[1] ?? '')?.[1] ?? '';
  expect(secret.length).toBeGreaterThan(40);
  advance(MINUTE);
  const { clickId } = await comer();
  await sendPostbacksWork.run(after(clock.now(), MINUTE), 50);
  expect((await postbacksWith(clickId))[0]?.headers['x-partner-key']).toBe(keyId);
  const audits = await db().auditEntry.findMany({ where: { action: 'affiliate.key' } });
  expect(JSON.stringify(audits)).not.toContain(secret);
  expect((await runCommand(['affiliate-key-end', keyId], clock.now())).code).toBe(0);
});
