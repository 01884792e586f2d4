import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { brands } from '#lib/brands/registry.ts';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { locales, type Brand } from '#lib/brands/schema.ts';
import { contrast } from '#lib/brands/token-rules.ts';
import type { Rgba } from '#lib/brands/tokens.ts';
import { answerMailPreview } from '#lib/http/mail-preview.ts';
import { env } from '#lib/kernel/env.ts';
import { mailTheme } from '#lib/mail/mail-theme.ts';
import { renderMail, type WrittenMail } from '#lib/mail/render-mail.ts';
import { sampleMails } from '#lib/mail/samples.ts';
import { isMailTemplate, MAIL_KINDS, type MailTemplate } from '#lib/mail/templates.ts';

const TEMPLATES = Object.keys(MAIL_KINDS).filter(isMailTemplate);
/** Gmail clips a mail that is larger than this many bytes. */
const CLIPPED_AT = 102_000;
const UNFILLED =
  /[{}]|undefined|\[object|\bNaN\b|\b[a-z]+[A-Z]?\w*\.(?:title|text|button|small|why|preview)\b/;
const STOP = '/unsubscribe?token=sample';

function write(brand: Brand, locale: (typeof locales)[number], template: MailTemplate) {
  const data = sampleMails(brand, locale)[template];
  const stops = MAIL_KINDS[template] !== 'transactional';
  const unsubscribe = stops ? `http://${brand.hosts[0] ?? ''}${STOP}` : null;
  return renderMail(template, { brandId: brand.id, locale, data, unsubscribe });
}

/** The channels of `#rrggbb`, 0 to 1. */
function ofHex(hex: string): Rgba {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5), 1];
}

/** The names of the rules that a mail breaks; empty when it is correct. */
function faults(mail: WrittenMail, template: MailTemplate, locale: string): string[] {
  const { subject, html, text } = mail;
  const body = html.slice(html.indexOf('<body'));
  const hrefs = [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const pictures = [...body.matchAll(/<img[^>]*src="([^"]+)"/g)].map(([, src = '']) => src);
  const stops = MAIL_KINDS[template] !== 'transactional';
  const rules: readonly (readonly [string, boolean])[] = [
    ['subject', subject.length >= 5 && subject.length <= 110],
    ['unfilled', !UNFILLED.test(`${subject}\n${text}`)],
    ['links', hrefs.length > 3 && hrefs.every((href) => /^https?:\/\//.test(href))],
    ['twin', hrefs.every((href) => text.includes(href))],
    ['twin is plain', !/<\/?[a-z]+[ >]/i.test(text) && !/\n{3,}/.test(text)],
    ['language', html.includes(`lang="${locale}"`) && html.includes('dir="ltr"')],
    ['title', /<title>[^<]+<\/title>/.test(html) && /<h1[ >]/.test(body)],
    // Only the brand icon, which is the same for every recipient: no image shows that a mail was opened.
    [
      'pictures',
      pictures.length === 1 && /\/brands\/[a-z0-9]+\/icon-192\.png$/.test(pictures[0] ?? ''),
    ],
    [
      'alternative text',
      (body.match(/<img/g) ?? []).length === (body.match(/<img[^>]* alt="/g) ?? []).length,
    ],
    ['no script', !/<script|<link|@import|url\(/i.test(html)],
    [
      'tables',
      [...body.matchAll(/<table[^>]*>/g)].every(([tag]) => tag.includes('role="presentation"')),
    ],
    ['themes', html.includes('name="color-scheme" content="light dark"')],
    ['size', Buffer.byteLength(html) < CLIPPED_AT],
    ['way out', text.includes(STOP) === stops],
  ];
  return rules.filter(([, wasApplied]) => !wasApplied).map(([name]) => name);
}

describe.each(brands.map((brand) => [brand.id, brand] as const))('the mails of %s', (_, brand) => {
  test.each(locales)('are complete in %s', async (locale) => {
    const found: string[] = [];
    for (const template of TEMPLATES) {
      const wrong = faults(await write(brand, locale, template), template, locale);
      if (wrong.length > 0) found.push(`${template}: ${wrong.join(', ')}`);
    }
    expect(found).toEqual([]);
  });

  test('are readable in light and dark, and on the colours that mail programs invert', () => {
    const theme = mailTheme(brand);
    const apart = (front: string, back: string) => contrast(ofHex(front), ofHex(back));
    for (const colours of [theme.light, theme.dark]) {
      for (const ground of [colours.surface, colours.raised]) {
        expect(apart(colours.ink, ground)).toBeGreaterThanOrEqual(7);
        expect(apart(colours.soft, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(apart(colours.onAccent, colours.accent)).toBeGreaterThanOrEqual(4.5);
      for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[\da-f]{6}$/);
    }
    expect(theme.displayFont).not.toMatch(/var\(|^,/);
    expect(theme.textFont).not.toMatch(/var\(|^,/);
  });
});

describe('the mail preview page', () => {
  let server: Server;
  const next = 'the page tree';
  beforeAll(async () => {
    server = createServer((request, response) => {
      const resolved = resolveRequest(request.headers['x-host'] as string, request.url ?? '/');
      void answerMailPreview(resolved, response).then((taken) => {
        if (!taken) response.end(next);
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    server.close();
  });
  const open = async (path: string) => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-host': 'lumiere.localhost' },
    });
    return { status: answer.status, text: await answer.text() };
  };

  test('shows every mail, in every brand and language, light and dark', async () => {
    const { text } = await open('/mail-preview?template=receipt&locale=es');
    for (const template of TEMPLATES) expect(text).toContain(`template=${template}&amp;`);
    for (const { hosts } of brands) expect(text).toContain(hosts[0]);
    const dark = await open('/mail-preview/frame?template=receipt&locale=es&theme=dark');
    expect(dark.text).toContain('lang="es"');
    expect(dark.text).toContain('@media all');
    const light = await open('/mail-preview/frame?template=receipt&locale=es&theme=light');
    expect(light.text).toContain('@media not all');
  });

  test('is absent in production and outside the demo', async () => {
    const settings = env() as { APP_ENV: string; DEMO: boolean };
    const { APP_ENV, DEMO } = settings;
    try {
      Object.assign(settings, { APP_ENV: 'production', DEMO: true });
      expect((await open('/mail-preview')).text).toBe(next);
      Object.assign(settings, { APP_ENV: 'development', DEMO: false });
      expect((await open('/mail-preview')).text).toBe(next);
    } finally {
      Object.assign(settings, { APP_ENV, DEMO });
    }
  });
});
