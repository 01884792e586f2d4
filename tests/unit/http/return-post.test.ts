import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerReturnPost, isReturnPost } from '#lib/http/return-post.ts';

const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://here');
  const prefix = pathname.startsWith('/en/') ? '/en' : '';
  const path = pathname.slice(prefix.length);
  if (isReturnPost(request, path)) {
    void answerReturnPost(request, response, { path, search, prefix });
  } else {
    response.writeHead(404).end();
  }
});

let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

async function bring(path: string, body: Record<string, string> | string, method = 'POST') {
  const form = typeof body === 'string' ? body : new URLSearchParams(body);
  const answer = await fetch(base + path, {
    ...{ method, redirect: 'manual' },
    ...(method === 'POST' && { body: form }),
  });
  return [answer.status, answer.headers.get('location')];
}

describe('a form that brings the browser back', () => {
  test.each([
    [
      '/trpay/paymentCheck?order=o1',
      { instanceId: 'i1' },
      '/trpay/paymentCheck?order=o1&instanceId=i1',
    ],
    [
      '/maxpay/paymentCheck?order=o1',
      { reference: 'r1' },
      '/maxpay/paymentCheck?order=o1&reference=r1',
    ],
    ['/en/maxpay/paymentCheck', { reference: 'r1' }, '/en/maxpay/paymentCheck?reference=r1'],
    ['/mollie/paymentCheck?order=o1', { status: 'paid' }, '/mollie/paymentCheck?order=o1'],
  ])('to %s is sent on by address', async (path, form, location) => {
    expect(await bring(path, form)).toEqual([303, location]);
  });

  test('brings nothing but what the page asks with, and cannot lead elsewhere', async () => {
    const form = { instanceId: '//evil.test/\r\nx: y', order: 'other', status: 'Paid' };
    const [status, location] = await bring('/trpay/paymentCheck?order=o1', form);
    expect(status).toBe(303);
    const there = new URL(String(location), 'http://brand.test');
    expect([there.host, there.pathname]).toEqual(['brand.test', '/trpay/paymentCheck']);
    expect(Object.fromEntries(there.searchParams)).toEqual({
      ...{ order: 'o1', instanceId: form.instanceId },
    });
  });

  test('of any other kind or length brings nothing, and the order is asked about all the same', async () => {
    const back = [303, '/trpay/paymentCheck?order=o1'];
    expect(await bring('/trpay/paymentCheck?order=o1', '{"instanceId":"i1"}')).toEqual(back);
    const long = { instanceId: 'x'.repeat(20_000) };
    expect(await bring('/trpay/paymentCheck?order=o1', long)).toEqual(back);
  });

  test.each([
    ['/trpay/paymentCheck', 'GET'],
    ['/nobody/paymentCheck', 'POST'],
    ['/trpay/paymentCheck/x', 'POST'],
  ])('is no %s %s', async (path, method) => {
    expect(await bring(path, { instanceId: 'i1' }, method)).toEqual([404, null]);
  });
});
