import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { bodyFor } from '#lib/http/packed.ts';
import { socketOrigins } from '#lib/brands/links.ts';
import { cachedPage } from '#lib/http/page-cache.ts';
import { paymentSources } from '#lib/payments/options/page-sources.ts';
import { contentSecurityPolicy } from '#lib/security/csp.ts';
import { policyOf } from '../../setup/policy.ts';

const NONCE = ["'nonce-abc'", "'strict-dynamic'"];

describe('the policy of a page', () => {
  test('allows our own files and the named scripts, and no others', () => {
    expect(policyOf(contentSecurityPolicy([])).get('script-src')).toEqual(["'self'"]);
    expect(policyOf(contentSecurityPolicy(NONCE)).get('script-src')).toEqual(["'self'", ...NONCE]);
  });

  test('allows no foreign source, unless the page names it', () => {
    const closed = policyOf(contentSecurityPolicy(NONCE));
    expect(closed.get('default-src')).toEqual(["'self'"]);
    expect(closed.get('connect-src')).toEqual(["'self'"]);
    expect(closed.get('img-src')).toEqual(["'self'", 'blob:']);
    expect(closed.get('form-action')).toEqual(["'self'"]);
    for (const name of ['frame-src', 'frame-ancestors', 'base-uri', 'object-src']) {
      expect([name, closed.get(name)]).toEqual([name, ["'none'"]]);
    }
  });

  test('names the hosts of our own sockets, and no scheme', () => {
    const sockets = socketOrigins(['dolcevita.localhost', 'desk.localhost']);
    expect(sockets).toEqual(['ws://dolcevita.localhost:3000', 'ws://desk.localhost:3000']);
    const policy = policyOf(contentSecurityPolicy(NONCE, undefined, sockets));
    expect(policy.get('connect-src')).toEqual(["'self'", ...sockets]);
  });

  test('of the payment page allows the provider’s frames, calls, pictures and form, but no script', () => {
    const { frame, connect, image, form } = paymentSources();
    const open = policyOf(contentSecurityPolicy(NONCE, paymentSources()));
    expect(open.get('frame-src')).toEqual(frame);
    expect(open.get('connect-src')).toEqual(["'self'", ...connect]);
    expect(open.get('img-src')).toEqual(["'self'", 'blob:', ...image]);
    expect(open.get('form-action')).toEqual(["'self'", ...form]);
    expect(open.get('script-src')).toEqual(["'self'", ...NONCE]);
    for (const name of ['default-src', 'font-src', 'frame-ancestors', 'base-uri', 'object-src']) {
      expect(open.get(name)).toEqual(policyOf(contentSecurityPolicy(NONCE)).get(name));
    }
  });

  test('of a cached page names each inline script by its hash, once', async () => {
    const scripts = ['var a=1', 'var b="</p>"', 'var a=1'];
    const html = scripts.map((code) => `<script id="x">${code}</script>`).join('<br>');
    const render = () => Promise.resolve({ status: 200, html, link: '' });
    const { headers } = bodyFor((await cachedPage('csp', render)).packed, '');
    const hashes = ['var a=1', 'var b="</p>"'].map(
      (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
    const policy = policyOf(String(headers['content-security-policy']));
    expect(policy.get('script-src')).toEqual(["'self'", ...hashes]);
  });
});
