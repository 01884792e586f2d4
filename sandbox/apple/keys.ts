import { newSigningKey, type SigningKey } from '../google/keys.ts';
import type { Visit } from '../http/router.ts';

const keys = { own: newSigningKey(), foreign: newSigningKey() };

/** The published key and one that is not published. */
export function appleKeys(): Readonly<Record<'own' | 'foreign', SigningKey>> {
  return keys;
}

/** Replaces the published key, as Apple does from time to time. */
export function rotateAppleKey(): void {
  keys.own = newSigningKey();
}

/** The issuer URL by the host of the request: app and browser may reach this process by different names. */
export function appleIssuer({ headers }: Visit): string {
  return `http://${headers.host ?? '127.0.0.1'}/apple`;
}
