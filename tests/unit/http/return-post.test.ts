// [money §2 /trpay]
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
    method,
    redirect: 'manual',
    ...(method === 'POST' && { body: form }),
  });
  return [answer.status, answer.headers.get('location')];
}

describe('a form POST that returns the browser', () => {
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
    [
      '/en/loginWithApple',
      { code: 'c1', state: 'login.s', user: '{"name":{"firstName":"Nina"}}', iss: 'x' },
      '/en/loginWithApple?code=c1&state=login.s',
    ],
    [
      '/loginWithApple',
      { error: 'user_cancelled_authorize', state: 's' },
      '/loginWithApple?state=s&error=user_cancelled_authorize',
    ],
    ['/en/maxpay/paymentCheck', { reference: 'r1' }, '/en/maxpay/paymentCheck?reference=r1'],
    ['/mollie/paymentCheck?order=o1', { status: 'paid' }, '/mollie/paymentCheck?order=o1'],
  ])('to %s is redirected with its parameters', async (path, form, location) => {
    expect(await bring(path, form)).toEqual([303, location]);
  });

  test('passes on only the parameters that the page needs, and cannot redirect elsewhere', async () => {
    const form = { instanceId: '//evil.test/\r\nx: y', order: 'other', status: 'Paid' };
    const [status, location] = await bring('/trpay/paymentCheck?order=o1', form);
    expect(status).toBe(303);
    const there = new URL(String(location), 'http://brand.test');
    expect([there.host, there.pathname]).toEqual(['brand.test', '/trpay/paymentCheck']);
    expect(Object.fromEntries(there.searchParams)).toEqual({
      order: 'o1',
      instanceId: form.instanceId,
    });
  });

  test('of any other type or size passes on nothing, and the order is still queried', async () => {
    const back = [303, '/trpay/paymentCheck?order=o1'];
    expect(await bring('/trpay/paymentCheck?order=o1', '{"instanceId":"i1"}')).toEqual(back);
    const long = { instanceId: 'x'.repeat(20_000) };
    expect(await bring('/trpay/paymentCheck?order=o1', long)).toEqual(back);
  });

  test.each([
    ['/trpay/paymentCheck', 'GET'],
    ['/nobody/paymentCheck', 'POST'],
    ['/trpay/paymentCheck/x', 'POST'],
  ])('is not accepted at %s by %s', async (path, method) => {
    expect(await bring(path, { instanceId: 'i1' }, method)).toEqual([404, null]);
  });
});
