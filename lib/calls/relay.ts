import { createHmac } from 'node:crypto';
import { env } from '../kernel/env.ts';
import { RELAY_CREDENTIALS_MS } from './limits.ts';

export type RelayServer = {
  readonly urls: readonly string[];
  readonly username: string;
  readonly credential: string;
};

/**
 * The relay with credentials for one side of a call, in the form that coturn checks by the shared secret
 * (draft-uberti-behave-turn-rest): the name is the time of expiry and the call, never a member.
 */
export function relayFor(callId: string, role: 'caller' | 'callee', now: Date): RelayServer {
  const { TURN_URLS: urls, TURN_SECRET: secret } = env();
  if (secret === undefined) throw new Error('no relay is configured');
  const expiry = Math.floor((now.getTime() + RELAY_CREDENTIALS_MS) / 1_000);
  const username = `${String(expiry)}:${callId}:${role}`;
  return {
    urls,
    username,
    credential: createHmac('sha1', secret).update(username).digest('base64'),
  };
}
