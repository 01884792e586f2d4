import { cleanEmail, isEmail } from '../../identity/email.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { OperatorRole } from '../../db/generated/enums.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret, newId, newSecret } from '../../kernel/ids.ts';
import { audit } from '../../audit/audit.ts';
import { withinScope } from '../brand-scope.ts';
import { newTotpSecret, sealTotp } from '../session/totp.ts';
import { grantedBrands } from './managed-operator.ts';
import { INVITATION_MS } from '../limits.ts';

type Invitation = {
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly brandIds: readonly string[];
  /** The admin's own brands; an empty list means all brands. */
  readonly within?: readonly string[];
  readonly actor: string;
  readonly now: Date;
};

/** Call inside a transaction: returns a new invitation token, which invalidates the operator's earlier ones. */
export async function issueInvitation(
  tx: Prisma.TransactionClient,
  operatorId: string,
  now: Date,
): Promise<string> {
  await tx.operatorInvitation.updateMany({
    where: { operatorId, usedAt: null },
    data: { usedAt: now },
  });
  const token = newSecret();
  await tx.operatorInvitation.create({
    data: {
      tokenHash: hashSecret(token),
      operatorId,
      totpSealed: await sealTotp(newTotpSecret()),
      expiresAt: after(now, INVITATION_MS),
    },
  });
  return token;
}

/**
 * For the command line and admins: stores an operator in state `invited`, who cannot log in yet. Returns the
 * token of a link that is valid for two days; a repeated call before it is used returns a new one. Raises
 * `email_malformed`, `field_missing`, `not_found` for an unknown brand, `conflict` when the address already
 * belongs to an operator.
 */
export async function inviteOperator(invitation: Invitation): Promise<string> {
  const { role, within = [], actor, now } = invitation;
  const email = cleanEmail(invitation.email);
  const name = invitation.name.trim();
  if (!isEmail(email)) fail('email_malformed');
  if (name === '') fail('field_missing');
  const brandIds = grantedBrands(invitation.brandIds, within);
  return inTransaction(async (tx) => {
    const known = await tx.operator.findUnique({ where: { email } });
    if (known && known.state !== 'invited') fail('conflict', { state: known.state });
    if (known && !withinScope({ brandIds: within }, known)) fail('conflict', { state: 'invited' });
    const data = { name, role, brandIds };
    const id = known?.id ?? newId(now.getTime());
    await tx.operator.upsert({
      where: { id },
      create: { id, email, ...data, createdAt: now },
      update: data,
    });
    await audit(tx, {
      actor,
      action: 'invite_operator',
      subject: id,
      data: { role, brandIds },
      now,
    });
    return issueInvitation(tx, id, now);
  });
}
