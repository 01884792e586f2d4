import { NextResponse, type NextRequest } from 'next/server';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { withAttributionQuery } from '#lib/http/client/attribution-query.ts';
import { withoutDefaultLocale } from '#lib/http/default-locale.ts';
import { pageRoute } from '#lib/http/page-routes.ts';
import { readCookie, sessionCookieName } from '#lib/security/session-cookie.ts';

/**
 * Resolves host and path for a plain Next run. It does not run under server.ts, which has resolved them
 * already and marks the request with a header.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const resolved = resolveRequest(request.headers.get('host') ?? '', `${pathname}${search}`);
  if (resolved.path.startsWith('/api/')) {
    return NextResponse.rewrite(new URL(`${resolved.path}${resolved.search}`, request.url));
  }
  if (resolved.kind !== 'brand') return new NextResponse('Unknown host', { status: 404 });
  const plain = withoutDefaultLocale(resolved);
  if (plain !== undefined) return NextResponse.redirect(new URL(plain, request.url), 308);
  const session = readCookie(request.headers.get('cookie'), sessionCookieName()) !== undefined;
  const route = pageRoute(resolved.path, session);
  if (route.kind === 'redirect') {
    return NextResponse.redirect(new URL(withAttributionQuery(route.to, search), request.url));
  }
  const rest = route.path === '/' ? '' : route.path;
  const to = `/${resolved.brand.id}/${resolved.locale}/${route.tree}${rest}${resolved.search}`;
  return NextResponse.rewrite(new URL(to, request.url));
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source: '/((?!_next/|brands/|favicon|sw\\.js$).*)',
      missing: [{ type: 'header', key: 'x-amarena-resolved' }],
    },
  ],
};
