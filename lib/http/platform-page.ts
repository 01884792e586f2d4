import type { ServerResponse } from 'node:http';
import { brandOrigin } from '../brands/links.ts';
import { brands } from '../brands/registry.ts';
import type { Resolved } from '../brands/resolve-request.ts';
import type { Brand } from '../brands/schema.ts';
import { brandCopy } from '../i18n/messages.ts';
import { env } from '../kernel/env.ts';
import { contentSecurityPolicy } from '../security/csp.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 ui-serif, Georgia, serif;
      background: light-dark(#faf8f5, #161412); color: light-dark(#1d1916, #f1ece6) }
  body { margin: 0 auto; max-width: 76rem; padding: clamp(2rem, 8vh, 6rem) clamp(1rem, 4vw, 3rem) }
  h1 { font-size: clamp(2.4rem, 6vw, 4rem); line-height: 1; margin: 0 0 1rem; letter-spacing: -.03em }
  main > p { max-width: 36rem; margin: 0 }
  h2 { font: inherit; font-style: italic; margin: 3rem 0 1rem; padding-top: .75rem; border-top: 1px solid }
  ul { list-style: none; padding: 0; margin: 0; display: grid; gap: 2rem;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)) }
  a { display: block; color: inherit; text-decoration: none }
  img { display: block; width: 100%; height: auto; border-radius: .5rem;
      box-shadow: 0 0 0 1px light-dark(#0001, #fff2) }
  a span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding-top: .6rem }
  .mark { width: 4rem; margin-bottom: 1rem; border-radius: 0; box-shadow: none }
  strong { font-weight: 600 }
  a:hover strong { text-decoration: underline; text-underline-offset: .2em }
  a:focus-visible { outline: 3px solid; outline-offset: .5rem; border-radius: .25rem }
  small { font-size: .9375rem; opacity: .75 }`;

const COUNTRIES: Readonly<Record<Brand['country'], string>> = {
  it: 'Italy',
  es: 'Spain',
  fr: 'France',
  ie: 'Ireland',
};

/** Only on the brand list: hosts without a brand have no favicon. */
const MARK = '<img class="mark" src="/favicon.svg" alt="" width="64" height="64">';

function html(title: string, text: string, list: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head><body><main>${list === '' ? '' : MARK}<h1>${title}</h1><p>${text}</p>${list}</main></body></html>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** A brand as a card with its link preview picture, which contains its headline. */
function card(brand: Brand, nth: number): string {
  const own = brand.locales.default;
  const line = escaped(brandCopy(brand.id, own).headline);
  const wait = nth < 3 ? '' : ' loading="lazy"';
  return `<li><a href="${brandOrigin(brand)}/"><img src="/brands/${brand.id}/og-${own}.png" alt="${line}" lang="${own}" width="1200" height="630"${wait}>
<span><strong>${escaped(brand.name)}</strong><small>${brand.hosts[0] ?? ''}</small></span></a></li>`;
}

function brandList(): string {
  const countries = Map.groupBy(brands, ({ country }) => country);
  return [...countries]
    .sort(([, left], [, right]) => right.length - left.length)
    .map(([country, own]) => `<h2>${COUNTRIES[country]}</h2><ul>${own.map(card).join('')}</ul>`)
    .join('');
}

/** The answer on hosts without a brand: the demo's list of brands, or a plain 404. */
export function platformPage(response: ServerResponse, resolved: Resolved): void {
  const listed = resolved.kind === 'platform' && resolved.path === '/' && env().DEMO;
  const page = listed
    ? html(
        'Amarena',
        `One deployment, ${String(brands.length)} brands. This is a demonstration: every company and member is invented.`,
        brandList(),
      )
    : html('Nothing lives here', 'This address belongs to no service of ours.', '');
  response.writeHead(listed ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy([]),
  });
  response.end(page);
}
