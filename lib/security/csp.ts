import { env } from '../kernel/env.ts';

function frameSources(): string {
  return new URL(env().ADYEN_FIELDS_URL).origin;
}

/**
 * The page's policy. Scripts are named by nonce (pages with data) or by hash (cached pages).
 * Inline style attributes come from the component library's positioning and carry no script.
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const dev = env().NEXT_DEV;
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    `frame-src ${frameSources()}`,
    `form-action 'self' ${new URL(env().ADYEN_BASE_URL).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
