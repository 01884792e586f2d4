// [money §7 POST /api/legal]
import { describe, expect, test } from '@jest/globals';
import { brands } from '#lib/brands/registry.ts';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { locales } from '#lib/brands/schema.ts';
import { dispatch } from '#lib/http/dispatch.ts';
import { consentTexts, legalPages } from '#lib/legal/kinds.ts';
import { currentText } from '#lib/legal/queries.ts';

const PATH = '/api/legal';
const HOST = 'dolcevita.localhost';
let asked = 0;

/** Calls from a new address each time, since the rate limit is not under test. */
async function ask(body: unknown, host = HOST) {
  asked += 1;
  const request = new Request(`http://${host}${PATH}`, {
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const address = `10.0.${Math.floor(asked / 100)}.${asked % 100}`;
  const response = await dispatch({ request, resolved: resolveRequest(host, PATH), address });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}

describe.each(brands.map((brand) => [brand.id, brand] as const))('%s', (_, brand) => {
  test('returns every page in every language by d, as HTML', async () => {
    for (const host of brand.hosts) {
      for (const p of legalPages) {
        for (const l of locales) {
          const { status, type, text } = await ask({ p, d: host, l });
          const { title, html } = await currentText(brand, p, l);
          expect([p, l, status]).toEqual([p, l, 200]);
          expect(type).toMatch(/^text\/html/);
          expect(text).toBe(`<h1>${title}</h1>\n${html}\n`);
        }
      }
    }
  });

  test('reduces a device’s language to its first part, and uses English for an unsupported one', async () => {
    const english = await currentText(brand, 'terms', 'en');
    for (const locale of locales) {
      const own = await currentText(brand, 'terms', locale);
      for (const l of [locale, locale.toUpperCase(), `${locale}-CH`, `${locale}_XX`]) {
        expect((await ask({ p: 'terms', d: brand.hosts[0], l })).text).toContain(own.title);
      }
    }
    for (const l of ['de', 'pt-BR', 'zh-Hans', 'xx', '../it', 'ita']) {
      expect((await ask({ p: 'terms', d: brand.hosts[0], l })).text).toContain(english.title);
    }
  });

  test('defaults to the brand’s language, and to the host of the call', async () => {
    const own = await currentText(brand, 'faq', brand.locales.default);
    for (const l of [undefined, '']) {
      expect((await ask({ p: 'faq', d: brand.hosts[0], l })).text).toContain(own.html);
    }
    expect((await ask({ p: 'faq' }, brand.hosts[0])).text).toContain(own.html);
  });
});

test('refuses an unknown page, host or parameter shape', async () => {
  for (const p of ['else', 'cancel', 'withdraw', '', 'Terms', 'constructor', ...consentTexts]) {
    expect([p, (await ask({ p, d: HOST, l: 'it' })).status]).toEqual([p, 404]);
  }
  for (const d of ['nowhere.example', 'localhost', 'desk.localhost', '']) {
    expect([d, (await ask({ p: 'terms', d, l: 'it' })).status]).toEqual([d, 404]);
  }
  for (const body of [{}, { p: 1 }, { p: 'terms', l: 'x'.repeat(36) }, { p: 'x'.repeat(41) }]) {
    expect((await ask(body)).status).toBe(422);
  }
});
