import type { Brand } from '../../brands/schema.ts';
import { mailReset } from './mail-reset.ts';
import { mailToOwner } from './mail-to-owner.ts';

/** A visitor requests a reset mail. Returns and raises what `mailToOwner` does. */
export function requestReset(brand: Brand, email: string, now: Date): Promise<'OK' | false> {
  return mailToOwner(brand, email, now, mailReset);
}
