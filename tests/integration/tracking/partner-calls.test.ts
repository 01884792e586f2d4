// [core §8 signature_expired] [money §7 POST /api/payment/api/importOrder]
// [money §7 POST /api/payment/api/importUpsell] [money §7 POST /api/payment/api/importClick]
// [money §7 POST /api/payment/api/cancelOrder] [money §7 Signature]
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock, DAY, MINUTE, SECOND } from '#lib/kernel/clock.ts';
import { sign } from '#lib/tracking/affiliates/signature.ts';
import { endKey, rotateKey } from '#lib/tracking/rotate-key.ts';
import { browser, callAs, createPartner, partnerRows, signUpBy, type Partner } from './partner.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let partner: Partner;
beforeAll(async () => {
  partner = await createPartner();
});
afterEach(() => {
  clock.setOffset(0);
});

const order = (more: object = {}) => ({
  orderId: randomUUID(),
  prezzoMinor: 2_490,
  currency: 'EUR',
  ...more,
});

const importOrder = (body: object, who = partner) => callAs(who, { verb: 'importOrder', body });

const mirrorOf = (orderId: string) => db().partnerOrder.findFirstOrThrow({ where: { orderId } });

/** Row counts that a partner's call must never change. */
async function money(): Promise<readonly number[]> {
  const client = db();
  return Promise.all([
    client.charge.count(),
    client.intent.count(),
    client.creditEntry.count(),
    client.ledgerEntry.count(),
    client.subscription.count(),
    client.user.count({ where: { level: { gt: 0 } } }),
  ]);
}

describe('a partner’s order', () => {
  test('is mirrored once, assigned to the member of its click, and moves no money', async () => {
    const clickId = randomUUID();
    const memberId = await signUpBy(partner, { clickId, visitorId: await browser(true) });
    const before = await money();
    const imported = order({ clickid: clickId, kcampaign: 'autumn' });
    const first = await importOrder(imported);
    expect([first.status, JSON.parse(first.text)]).toEqual([
      200,
      { result: 'OK', orderId: imported.orderId, state: 'imported', repeated: false },
    ]);
    expect(JSON.parse((await importOrder(imported)).text)).toMatchObject({ repeated: true });
    expect(await mirrorOf(imported.orderId)).toMatchObject({
      affiliateId: partner.id,
      clickId,
      campaign: 'autumn',
      memberId,
      amountMinor: 2_490,
      currency: 'EUR',
      state: 'imported',
    });
    expect((await importOrder({ ...imported, prezzoMinor: 1 })).code).toBe('conflict');
    expect(await money()).toEqual(before);
  });

  test('that arrives before the signup is assigned at the signup, but only with consent', async () => {
    const [consented, refused] = [randomUUID(), randomUUID()];
    const [early, never] = [order({ clickid: consented }), order({ clickid: refused })];
    await importOrder(early);
    await importOrder(never);
    const memberId = await signUpBy(partner, {
      clickId: consented,
      visitorId: await browser(true),
    });
    await signUpBy(partner, { clickId: refused, visitorId: await browser(false) });
    expect((await mirrorOf(early.orderId)).memberId).toBe(memberId);
    expect((await mirrorOf(never.orderId)).memberId).toBeNull();
  });

  test('can have upsells, and is cancelled once', async () => {
    const imported = order();
    const upsell = { ...order(), parentOrderId: imported.orderId };
    const sell = () => callAs(partner, { verb: 'importUpsell', body: upsell });
    expect((await sell()).code).toBe('not_found');
    await importOrder(imported);
    expect((await sell()).status).toBe(200);
    const parent = await mirrorOf(imported.orderId);
    expect((await mirrorOf(upsell.orderId)).parentId).toBe(parent.id);
    const cancel = (orderId: string) =>
      callAs(partner, { verb: 'cancelOrder', body: { orderId, reason: 'returned' } });
    expect((await cancel(randomUUID())).code).toBe('not_found');
    expect(JSON.parse((await cancel(imported.orderId)).text)).toMatchObject({ state: 'canceled' });
    expect(JSON.parse((await cancel(imported.orderId)).text)).toMatchObject({ repeated: true });
    expect(await mirrorOf(imported.orderId)).toMatchObject({ cancelReason: 'returned' });
    expect((await mirrorOf(upsell.orderId)).state).toBe('imported');
    expect(JSON.parse((await importOrder(imported)).text)).toMatchObject({ state: 'canceled' });
  });

  test('is visible to its own partner only, whatever its number', async () => {
    const other = await createPartner();
    const imported = order();
    await importOrder(imported);
    const cancel = { verb: 'cancelOrder', body: { orderId: imported.orderId } } as const;
    expect((await callAs(other, cancel)).code).toBe('not_found');
    expect(JSON.parse((await importOrder(imported, other)).text)).toMatchObject({
      repeated: false,
    });
  });

  test('sent twenty times at once is stored once', async () => {
    const imported = order();
    const answers = await Promise.all(Array.from({ length: 20 }, () => importOrder(imported)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const fresh = answers.filter(
      ({ text }) => !(JSON.parse(text) as { repeated: boolean }).repeated,
    );
    expect(fresh).toHaveLength(1);
    expect(await db().partnerOrder.count({ where: { orderId: imported.orderId } })).toBe(1);
  });
});

test('a click is stored once for its page and campaign', async () => {
  const click = { kcampaign: 'autumn', pageType: 'landing', clickid: randomUUID() };
  const importClick = (body: object) => callAs(partner, { verb: 'importClick', body });
  expect(JSON.parse((await importClick(click)).text)).toEqual({ result: 'OK', repeated: false });
  expect(JSON.parse((await importClick(click)).text)).toEqual({ result: 'OK', repeated: true });
  expect(JSON.parse((await importClick({ ...click, pageType: 'quiz' })).text)).toMatchObject({
    repeated: false,
  });
  expect(await db().partnerClick.count({ where: { clickId: click.clickid } })).toBe(2);
});

test('a signup gets its campaign from the click, whether it arrives before or after', async () => {
  const [early, late, named] = [randomUUID(), randomUUID(), randomUUID()];
  const importClick = (clickid: string) =>
    callAs(partner, {
      verb: 'importClick',
      body: { kcampaign: 'winter', pageType: 'quiz', clickid },
    });
  const join = async (clickId: string, linkCampaign?: string) =>
    signUpBy(partner, { clickId, linkCampaign, visitorId: await browser(true) });
  await importClick(early);
  const members = [await join(early), await join(late), await join(named, 'own')];
  await importClick(late);
  await importClick(named);
  const origins = await Promise.all(
    members.map((memberId) => db().attribution.findFirstOrThrow({ where: { memberId } })),
  );
  expect(origins.map(({ linkCampaign }) => linkCampaign)).toEqual(['winter', 'winter', 'own']);
});

describe('a partner call is refused and stores nothing', () => {
  const refused = async (code: string, work: () => Promise<{ code: string | undefined }>) => {
    const before = await partnerRows();
    expect((await work()).code).toBe(code);
    expect(await partnerRows()).toEqual(before);
  };
  const callWith = (changed: object) => ({ verb: 'importOrder', body: order(), changed }) as const;
  const seconds = (ms: number) => String(Math.floor((clock.ms() + ms) / SECOND));

  test.each([
    ['without a signature', { signature: '' }],
    ['with another signature', { signature: 'a'.repeat(64) }],
    ['with another body than was signed', { body: JSON.stringify(order()) }],
    ['with a key that is none', { key: 'nobodys-key-at-all' }],
    ['with a number used once that is none', { nonce: 'short' }],
    ['at no time', { time: 'soon' }],
  ])('%s', (_, changed) => refused('signature_invalid', () => callAs(partner, callWith(changed))));

  test.each([-6 * MINUTE, 6 * MINUTE])('signed %p ms away', (ms) =>
    refused('signature_expired', () => callAs(partner, callWith({ time: seconds(ms) }))),
  );

  test('when it is replayed; a failed one may be repeated', async () => {
    const nonce = randomUUID();
    const time = seconds(0);
    const imported = order();
    const again = () =>
      callAs(partner, { verb: 'importOrder', body: imported, changed: { nonce, time } });
    expect((await again()).status).toBe(200);
    await refused('call_replayed', again);
    const upsell = { ...order(), parentOrderId: randomUUID() };
    const early = { verb: 'importUpsell', body: upsell, changed: { nonce: randomUUID() } } as const;
    await refused('not_found', () => callAs(partner, early));
    await importOrder(order({ orderId: upsell.parentOrderId }));
    expect((await callAs(partner, early)).status).toBe(200);
  });

  test('when it is signed as a postback, for another call, or by an inactive partner', async () => {
    const body = JSON.stringify(order());
    const about = { method: 'POST', time: seconds(0), nonce: randomUUID(), body };
    const path = '/api/payment/api/importOrder';
    const changed = { body, time: about.time, nonce: about.nonce };
    const postback = sign(partner.secret, { ...about, kind: 'postback', path });
    await refused('signature_invalid', () =>
      callAs(partner, callWith({ ...changed, signature: postback })),
    );
    const elsewhere = sign(partner.secret, {
      ...about,
      kind: 'call',
      path: '/api/payment/api/cancelOrder',
    });
    await refused('signature_invalid', () =>
      callAs(partner, callWith({ ...changed, signature: elsewhere })),
    );
    const ended = await createPartner();
    await db().affiliate.update({ where: { id: ended.id }, data: { active: false } });
    await refused('signature_invalid', () => callAs(ended, callWith({})));
  });
});

test('a rotated key is accepted for a week, an ended one is refused', async () => {
  const older = await createPartner();
  const { code } = older;
  const now = clock.now();
  const newer = await inTransaction((tx) => rotateKey(tx, { brandId: 'dolcevita', code, now }));
  const both = { ...older, ...newer };
  expect((await importOrder(order(), older)).status).toBe(200);
  expect((await importOrder(order(), both)).status).toBe(200);
  clock.setOffset(7 * DAY + MINUTE);
  expect((await importOrder(order(), older)).code).toBe('signature_invalid');
  expect((await importOrder(order(), both)).status).toBe(200);
  await inTransaction((tx) => endKey(tx, newer.keyId, clock.now()));
  expect((await importOrder(order(), both)).code).toBe('signature_invalid');
  const stored = await db().affiliateKey.findMany({ where: { affiliateId: older.id } });
  expect(JSON.stringify(stored)).not.toContain(older.secret);
});
