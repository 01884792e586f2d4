import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { resolveRequest } from '../brands/resolve-request.ts';
import { credentialsOf } from '../http/credentials.ts';
import { viewerOf } from '../http/viewer.ts';
import { env } from '../kernel/env.ts';

/**
 * Whether a handshake may begin: on the host of a brand or the desk and, where the browser sends an origin,
 * only with that host's own; the desk accepts only browsers.
 */
export function handshakeAllowed(request: IncomingMessage): boolean {
  const host = request.headers.host ?? '';
  const { kind } = resolveRequest(host, '/');
  if (kind !== 'brand' && kind !== 'desk') return false;
  const { origin } = request.headers;
  if (origin === undefined) return kind === 'brand';
  return origin === `${env().PUBLIC_SCHEME}://${host}`;
}

/**
 * Authenticates a connection: by cookie from our own pages, by `auth.token` from anywhere. A handshake
 * without an Origin is not from our pages, so it must bring a token.
 */
export async function admit(socket: Socket) {
  const { headers, auth } = socket.handshake;
  const resolved = resolveRequest(headers.host ?? '', '/');
  if (resolved.kind !== 'brand') return undefined;
  const given: unknown = auth['token'];
  const bearer = typeof given === 'string' ? `Bearer ${given}` : undefined;
  if (bearer === undefined && headers.origin === undefined) return undefined;
  const cookie = bearer === undefined ? headers.cookie : null;
  const { token } = await credentialsOf('brand', cookie, bearer);
  const viewer = await viewerOf(token, resolved.brand.id);
  if (token === undefined || viewer.kind !== 'member' || viewer.state !== 'active')
    return undefined;
  return { token, viewer };
}
