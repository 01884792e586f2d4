import { z } from 'zod';
import { db } from '../../db/client.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { PASSKEY_CHALLENGE_MS } from '../../legal/limits.ts';

/** Who asked for a challenge: the session that adds a passkey, or the browser that logs in, by its cookie. */
export type Asker = { readonly purpose: 'add' | 'login'; readonly secret: string };

const signed = z.object({ challenge: z.string().regex(/^[\w-]{43}$/) });

const boundTo = ({ purpose, secret }: Asker): string => hashSecret(`${purpose}:${secret}`);

export async function storeChallenge(challenge: string, asker: Asker, now: Date): Promise<void> {
  const expiresAt = after(now, PASSKEY_CHALLENGE_MS);
  await db().passkeyChallenge.create({ data: { challenge, boundHash: boundTo(asker), expiresAt } });
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return signed.safeParse(read).data?.challenge;
  } catch {
    return undefined;
  }
}

/**
 * The challenge that a browser signed. It is deleted, whatever the check of the signature finds. Raises
 * `passkey_refused` for one that was used, has expired, or was not given to this asker.
 */
export async function spendChallenge(
  clientDataJSON: string,
  asker: Asker,
  now: Date,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON) ?? fail('passkey_refused');
  const { count } = await db().passkeyChallenge.deleteMany({
    where: { challenge, boundHash: boundTo(asker), expiresAt: { gt: now } },
  });
  return count === 1 ? challenge : fail('passkey_refused');
}
