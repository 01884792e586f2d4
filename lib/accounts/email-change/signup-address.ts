import { hashSecret } from '../../kernel/ids.ts';
import { normaliseEmail } from '../../identity/email.ts';

type Addressed = {
  readonly brandId: string;
  readonly email: string;
  /** Null while the signup address is still the account's. */
  readonly signupEmailHash: string | null;
};

/** An address that an account has left is stored only as a hash. Pure. */
export function addressHash(brandId: string, email: string): string {
  return hashSecret(`${brandId}:${normaliseEmail(email)}`);
}

/** Hash of the address that the account was opened with: stored separately once another address has replaced it. */
export function signupHashOf({ brandId, email, signupEmailHash }: Addressed): string {
  return signupEmailHash ?? addressHash(brandId, email);
}
