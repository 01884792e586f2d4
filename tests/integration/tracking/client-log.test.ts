// [core §7 POST /api/log/client] [money §7 POST /api/log/csp]
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock, MINUTE } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { ask } from '../http/callers.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let member: CreatedMember;
beforeEach(async () => {
  member = await createMember();
});
afterEach(() => {
  clock.setOffset(0);
});

const storedLogs = () => db().clientLog.findMany({ where: { memberId: member.memberId } });

const postLog = (subject: string, messaggio: string) =>
  ask({
    key: 'POST /api/log/client',
    token: member.token,
    body: JSON.stringify({ subject, messaggio }),
  });

describe('an error report of a browser', () => {
  test('is stored without personal data', async () => {
    const text = [
      'mario.rossi+x@example.test wrote to +39 333 000 4242',
      'at save (https://dolcevita.example/_next/static/chunks/0a1b2c3d4e5f6a7b8c9d.js:12:345)',
      'GET https://dolcevita.example/confirmEmail?token=abc&mail=a%40b.it failed',
      `card 4111 1111 1111 1111, bearer ${member.token}, id ${member.memberId}`,
      `on /chats/${member.angelId}?x=1`,
    ].join('\n');
    expect((await postLog('E R R O R', text)).status).toBe(200);
    const [row] = await storedLogs();
    expect(row?.text).toBe(
      [
        '[address] wrote to [number]',
        'at save (https://dolcevita.example/_next/static/chunks/0a1b2c3d4e5f6a7b8c9d.js:12:345)',
        'GET https://dolcevita.example/confirmEmail failed',
        'card [number], bearer [secret], id [id]',
        row?.text.split('\n').at(-1),
      ].join('\n'),
    );
    for (const own of ['example.test', '4242', '4111', member.token, 'token=abc', 'x=1']) {
      expect(row?.text).not.toContain(own);
    }
  });

  test('is one row for the same error within a minute', async () => {
    for (let times = 0; times < 4; times += 1) await postLog('E R R O R', 'it broke');
    await postLog('E R R O R BOUNDARY', 'it broke');
    expect(await storedLogs()).toHaveLength(2);
    clock.setOffset(MINUTE + 1);
    await postLog('E R R O R', 'it broke');
    expect(await storedLogs()).toHaveLength(3);
  });

  test('is limited in size', async () => {
    expect((await postLog('E R R O R', 'x'.repeat(4_001))).code).toBe('input_invalid');
    expect((await postLog('x'.repeat(201), 'it broke')).code).toBe('input_invalid');
    expect(await storedLogs()).toEqual([]);
  });
});

describe('a report of the content security policy', () => {
  const report = (body: string, contentType = 'application/csp-report') =>
    ask({ key: 'POST /api/log/csp', token: member.token, body, contentType });

  test('is stored in one line, without queries', async () => {
    const sent = {
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': 'https://evil.example/a.gif?c=secret',
        'document-uri': 'https://dolcevita.example/signup?clickid=mine',
      },
    };
    expect((await report(JSON.stringify(sent))).status).toBe(200);
    expect(await storedLogs()).toMatchObject([
      {
        subject: 'content policy',
        text: 'img-src stopped https://evil.example/a.gif on https://dolcevita.example/signup',
      },
    ]);
  });

  test.each(['', '{"a"', '{}', '[]', '{"csp-report": 1}'])('is refused as %p', async (body) => {
    expect((await report(body)).code).toBe('input_invalid');
    expect(await storedLogs()).toEqual([]);
  });
});
