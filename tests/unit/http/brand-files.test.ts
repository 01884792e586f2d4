// [money §3 logo_url]
import { describe, expect, test } from '@jest/globals';
import inject from 'light-my-request';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { answerBrandFile } from '#lib/http/brand-files.ts';

const ICON = '/brands/spark/icon.svg';

function ask(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return inject(
    (request, response) => {
      void answerBrandFile(request, response).then((answered) => {
        if (!answered) response.writeHead(299).end();
      });
    },
    { method, url, headers },
  );
}

describe('a brand file', () => {
  test('is served from its folder, compressed if the browser accepts that', async () => {
    const plain = await ask(ICON);
    expect(plain.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      vary: 'accept-encoding',
    });
    expect(plain.payload).toBe(readFileSync('brands/spark/assets/icon.svg', 'utf8'));
    const packed = await ask(ICON, { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload);
  });

  test('is cached permanently when its address contains its content hash', async () => {
    const { headers } = await ask(`${ICON}?abc`);
    expect(headers['cache-control']).toContain('immutable');
  });

  test('is not sent again when unchanged, and without a body to a HEAD request', async () => {
    const { headers } = await ask(ICON);
    const again = await ask(ICON, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    const head = await ask(ICON, {}, 'HEAD');
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });
});

test.each(['/brands/spark/nothing.svg', '/brands/nobody/icon.svg'])(
  '%s is not found',
  async (url) => {
    const { statusCode, headers } = await ask(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

test.each([
  '/brands/spark/../brand.ts',
  '/brands/spark/brand.ts',
  '/brands/spark/copy/it.json',
  '/brands/spark/..%2fbrand.ts',
  '/find',
])('%s is not handled', async (url) => {
  expect((await ask(url)).statusCode).toBe(299);
});
