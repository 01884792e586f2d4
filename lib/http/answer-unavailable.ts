import type { ServerResponse } from 'node:http';
import type { Resolved } from '../brands/resolve-request.ts';
import { messagesOf } from '../i18n/messages.ts';
import { contentSecurityPolicy } from '../security/csp.ts';

const STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
  body { min-height: 90dvh; margin: 0 1.5rem; display: grid; place-content: center; text-align: center }`;

/** What the page says: nothing answers, the brand is being moved, or another cell serves it. */
type Reason = 'unavailable' | 'brand_paused' | 'brand_elsewhere';

function textOf(reason: Reason, locale: string, brand?: string): string {
  const { errors } = messagesOf(locale, brand);
  const text = typeof errors === 'object' ? errors[reason] : undefined;
  return typeof text === 'string' ? text : '';
}

/**
 * Answers a page request with 503 while the database does not answer or the brand is paused, and with 421 if another
 * cell serves the brand, so that the proxy's mistake shows. The page is requested again by itself; a member's service
 * worker waits for the next answer and keeps the page that is open.
 */
export function answerUnavailable(
  response: ServerResponse,
  resolved: Resolved,
  retryAfterS: number,
  reason: Reason = 'unavailable',
): void {
  const [locale, name, text] =
    resolved.kind === 'brand'
      ? [resolved.locale, resolved.brand.name, textOf(reason, resolved.locale, resolved.brand.id)]
      : ['en', 'Amarena', textOf(reason, 'en')];
  response.writeHead(reason === 'brand_elsewhere' ? 421 : 503, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy([]),
    'cache-control': 'no-store',
    'retry-after': String(retryAfterS),
    refresh: String(retryAfterS),
  });
  response.end(`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><h1>${name}</h1><p role="status">${text}</p></main></body></html>`);
}
