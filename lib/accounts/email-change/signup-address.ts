import { hashSecret } from '../../kernel/ids.ts';
import { normaliseEmail } from '../email.ts';

type Addressed = {
  readonly brandId: string;
  readonly email: string;
  /** Null as long as the address of the signup is still the account's. */
  readonly signupEmailHash: string | null;
};

/** By its hash alone: an address that an account has left is not kept in words. Pure. */
export function addressHash(brandId: string, email: string): string {
  return hashSecret(`${brandId}:${normaliseEmail(email)}`);
}

/** The address that the account was opened with, hashed: kept apart once another one has taken its place. */
export function signupHashOf({ brandId, email, signupEmailHash }: Addressed): string {
  return signupEmailHash ?? addressHash(brandId, email);
}
