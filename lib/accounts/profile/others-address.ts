import type { Brand } from '../../brands/schema.ts';
import { brandSettings } from '../../brands/settings.ts';
import { db } from '../../db/client.ts';
import { failField } from '../../kernel/errors.ts';
import { normaliseEmail } from '../../identity/email.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { addressIsTaken } from './queries.ts';

/**
 * Whether an address sent with the profile belongs to another account, which only a brand with open
 * disclosure reveals. The profile cannot change the address: any address other than the member's raises
 * `email_fixed`.
 */
export async function isOthersAddress(
  brand: Brand,
  member: MemberViewer,
  given: string | undefined,
): Promise<boolean> {
  if (given === undefined) return false;
  const normalised = normaliseEmail(given);
  const own = await db().user.findUniqueOrThrow({
    where: { id: member.memberId },
    select: { emailNormalised: true },
  });
  if (normalised === own.emailNormalised) return false;
  const { disclosure } = await brandSettings(brand.id);
  const holder = { brandId: brand.id, normalised, except: member.memberId };
  if (disclosure === 'open' && (await addressIsTaken(db(), holder))) return true;
  return failField('email', 'email_fixed');
}
