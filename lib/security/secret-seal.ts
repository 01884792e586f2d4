import { sealData, unsealData } from 'iron-session';
import { env } from '../kernel/env.ts';

/** Encrypts and signs a value by the current `SESSION_SECRET`. */
export function sealBySecret(value: object): Promise<string> {
  return sealData(value, { password: env().SESSION_SECRET, ttl: 0 });
}

/**
 * What the current `SESSION_SECRET` or the one before it sealed; undefined for anything else. With both set, a change
 * of the secret ends no session.
 */
export async function openBySecret<T extends object>(sealed: string): Promise<T | undefined> {
  const { SESSION_SECRET: current, SESSION_SECRET_BEFORE: before } = env();
  for (const password of before === undefined ? [current] : [current, before]) {
    // A seal by another secret opens as an empty object.
    const opened = await unsealData<T>(sealed, { password, ttl: 0 }).catch(() => undefined);
    if (opened !== undefined && Object.keys(opened).length > 0) return opened;
  }
  return undefined;
}
