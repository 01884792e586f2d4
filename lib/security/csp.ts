import { env } from '../kernel/env.ts';

/** External hosts that a page needs, by policy directive. */
export type PageSources = {
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly form: readonly string[];
};

/** Also hosts whose scripts a page without a nonce may run. */
export type ScriptedSources = PageSources & { readonly script?: readonly string[] };

function directive(...sources: readonly (string | undefined)[]): string {
  return sources.filter((source) => source !== undefined).join(' ');
}

/**
 * The page's Content Security Policy. Scripts are allowed by nonce (pages with data) or by hash (cached
 * pages). Inline style attributes come from the component library's positioning and contain no script.
 * Without `sources` the page may only load from our own hosts. `sockets` are the origins of our own web sockets:
 * older browsers do not count them to 'self'.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  sources?: ScriptedSources,
  sockets: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    directive(
      "script-src 'self'",
      ...scripts,
      ...(sources?.script ?? []),
      env().NEXT_DEV ? "'unsafe-eval'" : undefined,
    ),
    "style-src 'self' 'unsafe-inline'",
    directive("img-src 'self' blob:", ...(sources?.image ?? [])),
    "font-src 'self'",
    // A recording that staff review is fetched with a header, and played from memory.
    "media-src 'self' blob:",
    directive("connect-src 'self'", ...sockets, ...(sources?.connect ?? [])),
    directive('frame-src', ...(sources?.frame ?? ["'none'"])),
    directive("form-action 'self'", ...(sources?.form ?? [])),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    'report-uri /api/log/csp',
  ].join('; ');
}
