import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { resolveRequest } from '../brands/resolve-request.ts';
import { credentialsOf } from '../http/credentials.ts';
import { env } from '../kernel/env.ts';
import { callerAddress } from '../security/address.ts';
import { takeArrival } from '../security/arrivals.ts';
import type { HostKind } from '../security/session-cookie.ts';

/**
 * Whether a handshake may begin: within the limit of its network, on the host of a brand or the desk and, where the browser sends an origin,
 * only with that host's own; the desk accepts only browsers.
 */
export async function handshakeAllowed(request: IncomingMessage): Promise<boolean> {
  if ((await takeArrival('sockets', callerAddress(request))) > 0) return false;
  const host = request.headers.host ?? '';
  const { kind } = resolveRequest(host, '/');
  if (kind !== 'brand' && kind !== 'desk') return false;
  const { origin } = request.headers;
  if (origin === undefined) return kind === 'brand';
  return origin === `${env().PUBLIC_SCHEME}://${host}`;
}

/** The session token that a connection brings, and the site it is for: a brand's id, or `desk`. */
export type Handshake = { readonly token: string; readonly site: string };

/**
 * Reads a connection's session on a host of this kind: by cookie from our own pages, on a brand also by
 * `auth.token` from anywhere. A handshake without an Origin is not from our pages, so it must bring a token.
 */
export async function readHandshake(
  host: HostKind,
  { handshake: { headers, auth } }: Socket,
): Promise<Handshake | undefined> {
  const resolved = resolveRequest(headers.host ?? '', '/');
  if (resolved.kind !== host) return undefined;
  const given: unknown = auth['token'];
  const bearer = host === 'brand' && typeof given === 'string' ? `Bearer ${given}` : undefined;
  if (bearer === undefined && headers.origin === undefined) return undefined;
  const cookie = bearer === undefined ? headers.cookie : null;
  const { token } = await credentialsOf(host, cookie, bearer);
  if (token === undefined) return undefined;
  return { token, site: resolved.kind === 'brand' ? resolved.brand.id : 'desk' };
}

/** The handshake's request would keep its headers and buffers in memory as long as the socket lives. */
export function forgetHandshake(socket: Socket): void {
  socket.data = undefined;
  Object.assign(socket.conn, { request: null });
  Object.assign(socket.handshake, { headers: {}, auth: {} });
}
