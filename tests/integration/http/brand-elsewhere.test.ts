import { expect, test } from '@jest/globals';
import { clock } from '#lib/kernel/clock.ts';
import { withRequest } from '#lib/kernel/request-context.ts';
import { requireBrand } from '#lib/desk/brand-scope.ts';
import { db } from '#lib/db/client.ts';
import { newId } from '#lib/kernel/ids.ts';
import { DUE_MAIL } from '#lib/mailing/send-due-mail.ts';
import { claimDue } from '#lib/queue/claim-due.ts';
import { createMember } from '#tests/factories/member.ts';
import { startInProcessHub } from '../realtime/in-process-hub.ts';
import { inProcessListener } from './in-process-listener.ts';

process.env['CELL_BRANDS'] = 'bside,fuego';
const { ask, rendered } = inProcessListener();

test.each([
  ['/', 'it', 'un altro nostro server'],
  ['/fr/chats', 'fr', 'Un autre de nos serveurs'],
  ['/photos/abcdefgh.webp', 'it', 'un altro nostro server'],
])('20: %s of a brand of another cell is answered 421', async (path, language, text) => {
  const answer = await ask(path);
  expect(answer.status).toBe(421);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', refresh: '5' });
  expect(answer.text).toContain(`<html lang="${language}"`);
  expect(answer.text).toContain(text);
  expect(rendered).toEqual([]);
});

test('20: its calls are refused with a code of their own, and its sockets connect again', async () => {
  const answer = await ask('/api/users/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(421);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'brand_elsewhere' });
  const hub = await startInProcessHub();
  const { token } = await createMember();
  expect(await hub.knock({ token })).toBe('unavailable');
  await hub.stop();
});

test('20: notifications of providers are taken on every host', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = '/api/webhooks/mollie?c=gankomedia';
  expect((await ask(path, { method: 'POST', headers, body: 'id=tr_1' })).status).not.toBe(421);
});

test('20: a brand of this cell is served, with the due work of its members alone', async () => {
  expect((await ask('/legal/terms', { host: 'bside.localhost:3000' })).status).toBe(200);
  // A connection prepares each name once, and without other cells the statement has another text.
  const due = { ...DUE_MAIL, name: 'claim-mail-of-one-cell' };
  await claimDue(due, clock.now(), 500);
  const mail = { template: 'contact_ticket', locale: 'it', data: {}, toAddress: 'a@example.test' };
  const [here, elsewhere] = ['bside', 'dolcevita'];
  for (const brandId of [here, elsewhere]) {
    await db().mailMessage.create({
      data: {
        id: newId(),
        brandId,
        dedupeKey: brandId,
        ...mail,
        dueAt: clock.now(),
        createdAt: clock.now(),
      },
    });
  }
  const claimed = await claimDue(due, clock.now(), 50);
  expect(claimed).toHaveLength(1);
  const left = await db().mailMessage.findUniqueOrThrow({ where: { dedupeKey: elsewhere } });
  expect(left.attempts).toBe(0);
});

test('20: nothing of a brand of another cell is changed at the desk', () => {
  const change = () => {
    withRequest({ requestId: 'one', method: 'POST', made: [] }, () => {
      requireBrand({ brandIds: [] }, 'dolcevita');
    });
  };
  expect(change).toThrow(expect.objectContaining({ code: 'brand_elsewhere' }));
});
