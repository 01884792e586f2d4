// [finding 42]
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createMember } from '#tests/factories/member.ts';
import { closeCircuit, openCircuit } from '#lib/db/circuit.ts';
import { sealSession, sessionCookieName } from '#lib/security/session-cookie.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { DESK, inProcessListener } from './in-process-listener.ts';

const { ask, rendered } = inProcessListener();

let cookie: string;
beforeEach(async () => {
  const { token } = await createMember();
  cookie = `${sessionCookieName()}=${await sealSession(token)}`;
  rendered.length = 0;
  openCircuit();
});
afterEach(closeCircuit);

test.each([
  ['a member’s page', '/chats', 'it', {}],
  ['a member’s page in another language', '/fr/chats', 'fr', {}],
  ['the part of a page that a link of ours loads', '/chats?_rsc=1', 'it', { rsc: '1' }],
])('42: %s is refused with the time of the next try', async (_, path, language, more) => {
  const answer = await ask(path, { headers: { cookie, ...more } });
  expect(answer.status).toBe(503);
  expect(answer.headers).toMatchObject({
    'retry-after': '2',
    refresh: '2',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(answer.text).toContain(`<html lang="${language}"`);
  expect(rendered).toEqual([]);
});

test('42: a visitors’ page comes from the cache; one that is not there is refused, and rendered later', async () => {
  closeCircuit();
  expect((await ask('/legal/terms')).status).toBe(200);
  openCircuit();
  expect((await ask('/legal/terms')).status).toBe(200);
  expect((await ask('/legal/privacy')).status).toBe(503);
  closeCircuit();
  expect((await ask('/legal/privacy')).status).toBe(200);
});

test('42: the current picture of a profile is refused, not missing or broken', async () => {
  const { photoFolders } = brandOf('dolcevita');
  const answer = await ask(`/${photoFolders.members}/any-profile.jpg`);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
});

test('42: a page of the desk is refused alike', async () => {
  expect((await ask('/', { host: DESK })).status).toBe(503);
  expect(rendered).toEqual([]);
});

test('42: the page is rendered again as soon as the database answers', async () => {
  closeCircuit();
  const answer = await ask('/chats', { headers: { cookie } });
  expect(answer.status).toBe(200);
});
