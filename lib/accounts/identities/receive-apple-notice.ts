import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { brands } from '../../brands/registry.ts';
import type { Brand } from '../../brands/schema.ts';
import { inTransaction } from '../../db/client.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { SECOND } from '../../kernel/clock.ts';
import { env } from '../../kernel/env.ts';
import { fail } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import { singleton } from '../../kernel/singleton.ts';
import { endAllSessions } from '../session/end-session.ts';
import { PROVIDERS, providerConfiguration } from './provider.ts';

const body = z.object({ payload: z.string().max(12_000) });

const event = z.object({
  type: z.string(),
  sub: z.string(),
  event_time: z.number(),
});

/** After these the Apple account no longer vouches for the member; both spellings of the last one are in use. */
const ENDING = new Set(['consent-revoked', 'account-delete', 'account-deleted']);

function parse<T>(schema: z.ZodType<T>, text: unknown): T {
  try {
    return schema.parse(JSON.parse(String(text)));
  } catch {
    return fail('input_invalid');
  }
}

async function verified(payload: string, brand: Brand, clients: string[]) {
  const { jwks_uri: address = '' } = (await providerConfiguration('apple', brand)).serverMetadata();
  // A key that is not in the stored set is fetched again, at most every 30 seconds.
  const keys = singleton('apple-notice-keys', () => createRemoteJWKSet(new URL(address)));
  try {
    const options = { issuer: env().APPLE_ISSUER, audience: clients, algorithms: ['RS256'] };
    return (await jwtVerify(payload, keys, options)).payload;
  } catch (error) {
    log().warn({ err: error }, 'apple notification verification failed');
    const forged = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
    return fail(forged ? 'signature_invalid' : 'identity_unavailable');
  }
}

/** The unit of Apple's times is not documented: a number below this can only be of seconds. */
const FIRST_MILLISECONDS = 1e11;

function timeOf(number: number): Date {
  return new Date(number < FIRST_MILLISECONDS ? number * SECOND : number);
}

/** A link that is newer than the event stays: a repeated delivery changes nothing. */
function unlink(brandId: string, subject: string, at: Date, now: Date): Promise<boolean> {
  return inTransaction(async (tx) => {
    const issuer = env().APPLE_ISSUER;
    const linked = await tx.identity.findUnique({
      where: { brandId_issuer_subject: { brandId, issuer, subject } },
      select: { id: true, memberId: true },
    });
    if (!linked) return false;
    await lockMember(tx, linked.memberId);
    const { count } = await tx.identity.deleteMany({
      where: { id: linked.id, linkedAt: { lte: at } },
    });
    if (count === 0) return false;
    await endAllSessions(tx, linked.memberId, now);
    return true;
  });
}

/**
 * Apple reports a change of one of its accounts to the clients that the person used. Unlinks it on the brands of the
 * client when the person revoked the consent or deleted the Apple account. Reports about the forwarding of mail change
 * nothing: a returned mail is noticed as such. Raises `signature_invalid`, `input_invalid`, `identity_unavailable`.
 */
export async function receiveAppleNotice(raw: string, now: Date): Promise<void> {
  const { payload } = parse(body, raw);
  const served = brands.filter((brand) => PROVIDERS.apple.clientOf(brand) !== undefined);
  const clients = served.flatMap((brand) => PROVIDERS.apple.clientOf(brand) ?? []);
  const [first] = served;
  if (first === undefined) return fail('signature_invalid');
  const claims = await verified(payload, first, clients);
  const { type, sub, event_time: time } = parse(event, claims['events']);
  if (!ENDING.has(type)) return;
  const audience = [claims.aud].flat();
  for (const brand of served) {
    if (!audience.includes(PROVIDERS.apple.clientOf(brand))) continue;
    const unlinked = await unlink(brand.id, sub, timeOf(time), now);
    log().info({ brand: brand.id, type, unlinked }, 'apple account notification');
  }
}
