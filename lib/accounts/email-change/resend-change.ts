import type { Prisma } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { hashSecret, newSecret } from '../../kernel/ids.ts';
import { mailNewAddress } from './mail-change.ts';
import { CHANGE_EMAIL_MS } from '../limits.ts';

type Member = { readonly memberId: string; readonly brandId: string; readonly locale: string };

/**
 * Called when a member asks for the confirmation mail again: for a pending address it mails a new link, and
 * the older one stops working. Null when no change is pending.
 */
export async function resendChange(
  tx: Prisma.TransactionClient,
  { memberId, brandId, locale }: Member,
  now: Date,
): Promise<{ readonly email: string } | null> {
  const waiting = await tx.emailChange.findFirst({
    where: { memberId, state: 'waiting', confirmBy: { gt: now } },
    select: { id: true, newEmail: true },
  });
  if (!waiting) return null;
  const { id, newEmail: to } = waiting;
  const secret = newSecret();
  await tx.emailChange.update({
    where: { id },
    data: {
      confirmHash: hashSecret(secret),
      mailedAt: now,
      confirmBy: after(now, CHANGE_EMAIL_MS),
    },
  });
  await mailNewAddress(tx, { brandId, locale, id, to, secret, now });
  return { email: to };
}
