import { createHmac } from 'node:crypto';
import { db } from '../../db/client.ts';
import { env } from '../../kernel/env.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret } from '../../kernel/ids.ts';

/** The token that replaces this one: always the same, so that a repeated call returns what was lost. */
function successorOf(token: string): string {
  return createHmac('sha256', env().SESSION_SECRET).update(`renewed:${token}`).digest('base64url');
}

/**
 * Gives a live session a new token. The old one stays valid until a minute after the first use of the new
 * one, and returns the same new one until then: neither a lost answer nor a second tab is logged out. Raises
 * `unauthenticated` when the token is no longer valid.
 */
export async function renewSession(token: string): Promise<string> {
  const old = hashSecret(token);
  const successor = successorOf(token);
  const tokenHash = hashSecret(successor);
  const { count } = await db().session.updateMany({
    where: { tokenHash: old, revokedAt: null },
    data: { tokenHash, previousHash: old, previousValidUntil: null },
  });
  if (count > 0) return successor;
  const renewed = { tokenHash, previousHash: old, revokedAt: null };
  if ((await db().session.count({ where: renewed })) === 0) fail('unauthenticated');
  return successor;
}
