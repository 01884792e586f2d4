import type { Socket } from 'socket.io';
import { resolveRequest } from '../../brands/resolve-request.ts';
import type { Operator } from '../../identity/operator.ts';
import { mayDo } from '../../identity/roles.ts';
import { findOperator } from '../../desk/session/find-operator.ts';
import { credentialsOf } from '../../http/credentials.ts';
import { clock } from '../../kernel/clock.ts';
import { env } from '../../kernel/env.ts';

export type AdmittedOperator = { readonly token: string; readonly operator: Operator };

/** An operator with a live session and a role that answers for hosted profiles; checked at each event. */
export async function liveOperator(token: string): Promise<Operator | null> {
  const operator = await findOperator(token, clock.now());
  return operator !== null && mayDo(operator.role, 'hosted') ? operator : null;
}

/** Authenticates a connection to the desk: by the desk's cookie, from the desk's own pages, on its own host. */
export async function admitOperator({
  handshake,
}: Pick<Socket, 'handshake'>): Promise<AdmittedOperator | undefined> {
  const { host = '', origin, cookie } = handshake.headers;
  if (resolveRequest(host, '/').kind !== 'desk') return undefined;
  if (origin !== `${env().PUBLIC_SCHEME}://${host}`) return undefined;
  const { token } = await credentialsOf('desk', cookie);
  const operator = token === undefined ? null : await liveOperator(token);
  return token === undefined || operator === null ? undefined : { token, operator };
}
