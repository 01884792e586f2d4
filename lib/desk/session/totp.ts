import { Secret, TOTP } from 'otpauth';
import { openBySecret, sealBySecret } from '../../security/secret-seal.ts';

const PERIOD_S = 30;
/** Codes of the adjacent time steps are accepted too, because clocks differ. RFC 6238 §5.2. */
const DRIFT = 1;

function generator(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'Amarena Desk',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
}

/** A new shared secret of 160 bits, base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth` URI for the QR code. */
export function totpAddress(secret: string, label: string): string {
  return generator(secret, label).toString();
}

/** The code at a given time, as an authenticator shows it. */
export function totpCode(secret: string, at: Date): string {
  return generator(secret, '').generate({ timestamp: at.getTime() });
}

/** The time step of a code; undefined when the code is wrong or not newer than the last accepted one. */
export function totpStep(
  secret: string,
  code: string,
  { at, after }: { readonly at: Date; readonly after: number },
): number | undefined {
  const token = code.replace(/\s/g, '');
  const delta = generator(secret, '').validate({ token, timestamp: at.getTime(), window: DRIFT });
  if (delta === null) return undefined;
  const step = Math.floor(at.getTime() / 1000 / PERIOD_S) + delta;
  return step > after ? step : undefined;
}

export function sealTotp(secret: string): Promise<string> {
  return sealBySecret({ totp: secret });
}

/** Throws when it was sealed with another `SESSION_SECRET`: that is a configuration error. */
export async function unsealTotp(sealed: string): Promise<string> {
  const totp = (await openBySecret<{ totp?: string }>(sealed))?.totp;
  if (totp === undefined)
    throw new Error('TOTP secret cannot be unsealed: wrong SESSION_SECRET or corrupt data');
  return totp;
}
