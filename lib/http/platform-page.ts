import type { ServerResponse } from 'node:http';
import { brandOrigin } from '../brands/links.ts';
import { brands } from '../brands/registry.ts';
import type { Resolved } from '../brands/resolve-request.ts';
import { env } from '../kernel/env.ts';
import { contentSecurityPolicy } from '../security/csp.ts';
import { securityHeaders } from '../security/headers.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 17px/1.5 ui-serif, Georgia, serif }
  body { margin: 0 auto; max-width: 34rem; padding: 12vh 1.5rem }
  h1 { font-size: 2.2rem; line-height: 1.1; margin: 0 0 1rem; letter-spacing: -.02em }
  ul { list-style: none; padding: 0; margin: 2rem 0 0; border-top: 1px solid }
  a { display: flex; justify-content: space-between; gap: 1rem; padding: 1rem 0; color: inherit;
      text-decoration: none; border-bottom: 1px solid }
  a:hover, a:focus-visible { text-decoration: underline }
  small { opacity: .7 }`;

function html(title: string, text: string, list: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p>${list}</main></body></html>`;
}

function brandList(): string {
  const items = brands.map(
    (brand) =>
      `<li><a href="${brandOrigin(brand)}/"><span>${brand.name}</span><small>${brand.hosts[0] ?? ''}</small></a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** What answers on hosts that are no brand: the demo's list of brands, or a plain 404. */
export function platformPage(response: ServerResponse, resolved: Resolved): void {
  const listed = resolved.kind === 'platform' && resolved.path === '/' && env().DEMO;
  const page = listed
    ? html(
        'Amarena',
        'One deployment, several brands. This is a demonstration: every company and member is invented.',
        brandList(),
      )
    : html('Nothing lives here', 'This address belongs to no service of ours.', '');
  for (const [name, value] of securityHeaders()) response.setHeader(name, value);
  response.writeHead(listed ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy([]),
  });
  response.end(page);
}
