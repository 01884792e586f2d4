import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

type PageCache = typeof import('#lib/http/page-cache.ts');
let cache: PageCache;

const HTML = '<html><script>var a=1</script><script src="/x.js"></script><p>ciao</p></html>';
const page = (status = 200) => Promise.resolve({ status, html: HTML, link: '' });

beforeAll(async () => {
  process.env['DATABASE_URL'] ??= 'postgresql://nobody@localhost/none';
  cache = await import('#lib/http/page-cache.ts');
});
beforeEach(() => {
  cache.forgetPages();
});

describe('pages that are the same for everybody', () => {
  test('are rendered once, also for callers that come together', async () => {
    let renderings = 0;
    const render = () => {
      renderings += 1;
      return page();
    };
    await Promise.all([cache.cachedPage('a', render), cache.cachedPage('a', render)]);
    await cache.cachedPage('a', render);
    expect(renderings).toBe(1);
  });

  test('carry the hash of each inline script and of no other', async () => {
    const { plain } = await cache.cachedPage('b', () => page());
    const hash = createHash('sha256').update('var a=1').digest('base64');
    const policy = String(plain.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe-inline\' \'sha');
  });

  test('come compressed as the browser asks', async () => {
    const kept = await cache.cachedPage('c', () => page());
    expect(brotliDecompressSync(cache.bodyFor(kept, 'gzip, br').bytes).toString()).toBe(HTML);
    expect(gunzipSync(cache.bodyFor(kept, 'gzip').bytes).toString()).toBe(HTML);
    expect(cache.bodyFor(kept, '').bytes.toString()).toBe(HTML);
  });

  test('are not kept when they failed', async () => {
    await expect(cache.cachedPage('d', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.cachedPage('d', () => page(500))).status).toBe(500);
    expect((await cache.cachedPage('d', () => page())).status).toBe(200);
  });
});
