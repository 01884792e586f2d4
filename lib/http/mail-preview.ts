import type { ServerResponse } from 'node:http';
import { brandOrigin } from '../brands/links.ts';
import { brands } from '../brands/registry.ts';
import type { Resolved } from '../brands/resolve-request.ts';
import { knownLocale, locales, type Brand, type Locale } from '../brands/schema.ts';
import { env } from '../kernel/env.ts';
import { renderMail, type WrittenMail } from '../mail/render-mail.ts';
import { sampleMails } from '../mail/samples.ts';
import { isMailTemplate, MAIL_KINDS, type MailTemplate } from '../mail/templates.ts';

const PATH = '/mail-preview';
const FRAME = `${PATH}/frame`;
const THEMES = ['light', 'dark'] as const;

type Theme = (typeof THEMES)[number];
type Shown = { readonly brand: Brand; readonly template: MailTemplate; readonly locale: Locale };

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif }
  body { margin: 0; display: grid; grid-template-columns: 15rem 1fr; min-height: 100vh }
  nav { padding: 1rem; border-right: 1px solid #8886; max-height: 100vh; overflow: auto; position: sticky; top: 0 }
  nav ul { list-style: none; margin: 0 0 1.2rem; padding: 0 }
  nav a { color: inherit; display: block; padding: .15rem 0 }
  [aria-current] { font-weight: 700 }
  main { padding: 1rem 1.5rem; min-width: 0 }
  .frames { display: flex; flex-wrap: wrap; gap: 1.5rem }
  iframe { width: 390px; height: 780px; border: 1px solid #8886; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; max-width: 48rem }
  @media (max-width: 50rem) { body { display: block } nav { position: static; max-height: 14rem; border: 0 } iframe { width: 100% } }`;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function addressOf({ template, locale }: Omit<Shown, 'brand'>, path = PATH, more = ''): string {
  return `${path}?template=${template}&amp;locale=${locale}${more}`;
}

function links(entries: readonly { href: string; label: string; here: boolean }[]): string {
  const items = entries.map(
    ({ href, label, here }) =>
      `<li><a href="${href}"${here ? ' aria-current="page"' : ''}>${escaped(label)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function write({ brand, template, locale }: Shown): Promise<WrittenMail> {
  const stops = MAIL_KINDS[template] !== 'transactional';
  const unsubscribe = stops ? `${brandOrigin(brand)}/unsubscribe?token=sample` : null;
  const data = sampleMails(brand, locale)[template];
  return renderMail(template, { brandId: brand.id, locale, data, unsubscribe });
}

/**
 * The mail as shown by a mail program in the given theme: its media rule follows the parameter instead of the
 * device.
 */
function themed(html: string, theme: Theme): string {
  const answer = theme === 'dark' ? '@media all' : '@media not all';
  return html.replace('@media (prefers-color-scheme: dark)', answer);
}

async function page(shown: Shown): Promise<string> {
  const { brand, template, locale } = shown;
  const { subject, text, html } = await write(shown);
  const templates = Object.keys(MAIL_KINDS).filter(isMailTemplate);
  const frames = THEMES.map(
    (theme) =>
      `<figure><figcaption>${theme}</figcaption><iframe sandbox title="${theme}" src="${addressOf(shown, FRAME, `&amp;theme=${theme}`)}"></iframe></figure>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${template} · ${escaped(brand.name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><nav aria-label="Mails">${links(
    brands.map((one) => ({
      href: `${brandOrigin(one)}${addressOf(shown)}`,
      label: one.name,
      here: one.id === brand.id,
    })),
  )}${links(locales.map((one) => ({ href: addressOf({ template, locale: one }), label: one, here: one === locale })))}${links(
    templates.map((one) => ({
      href: addressOf({ template: one, locale }),
      label: one,
      here: one === template,
    })),
  )}</nav><main><h1>${escaped(subject)}</h1><p>${Buffer.byteLength(html)} bytes</p>
<div class="frames">${frames.join('')}</div><h2>Plain text</h2><pre>${escaped(text)}</pre></main></body></html>`;
}

function send(response: ServerResponse, body: string, policy: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy,
  });
  response.end(body);
}

/** Whether the preview is available: never in production. */
function isOffered(): boolean {
  return env().DEMO && env().APP_ENV !== 'production';
}

/**
 * Mail preview for developers: every template in every brand's theme and language, light and dark, with its
 * plain text version. True when the path was handled.
 */
export async function answerMailPreview(
  resolved: Resolved,
  response: ServerResponse,
): Promise<boolean> {
  const { path, search } = resolved;
  if (resolved.kind !== 'brand' || (path !== PATH && path !== FRAME) || !isOffered()) return false;
  const query = new URLSearchParams(search);
  const asked = query.get('template') ?? '';
  const shown: Shown = {
    brand: resolved.brand,
    template: isMailTemplate(asked) ? asked : 'confirm_email',
    locale: knownLocale(query.get('locale') ?? '') ?? resolved.locale,
  };
  if (path === PATH) {
    const policy =
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'";
    send(response, await page(shown), policy);
    return true;
  }
  const { html } = await write(shown);
  const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
  const policy = "sandbox; default-src 'none'; img-src http: https:; style-src 'unsafe-inline'";
  send(response, themed(html, theme), policy);
  return true;
}
