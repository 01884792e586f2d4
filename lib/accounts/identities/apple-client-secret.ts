import { readFile } from 'node:fs/promises';
import { importPKCS8, SignJWT } from 'jose';
import { env } from '../../kernel/env.ts';

/**
 * The client secret for one call to Apple: a JWT signed with our private key (ES256). Apple accepts up to six months;
 * this one is valid for five minutes of the real time, which Apple compares.
 */
export async function appleClientSecret(clientId: string): Promise<string> {
  const { APPLE_ISSUER, APPLE_TEAM_ID, APPLE_SIGN_IN_KEY, APPLE_SIGN_IN_KEY_ID } = env();
  const key = await importPKCS8(await readFile(APPLE_SIGN_IN_KEY, 'utf8'), 'ES256');
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: APPLE_SIGN_IN_KEY_ID })
    .setIssuer(APPLE_TEAM_ID)
    .setSubject(clientId)
    .setAudience(APPLE_ISSUER)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key);
}
