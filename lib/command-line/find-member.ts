import { db, inTransaction } from '../db/client.ts';
import { normaliseEmail } from '../identity/email.ts';
import { audit } from '../audit/audit.ts';

export type FoundMember = {
  readonly brandId: string;
  readonly trackerId: string;
  readonly profileId: string;
  readonly email: string;
  readonly state: string;
  readonly disabledReason: string | null;
  readonly confirmed: boolean;
  readonly level: number;
  readonly createdAt: Date;
};

/** Staff only: members by address or trackerId, on every brand; the search is logged. */
export async function findMember(wanted: string, actor: string, now: Date): Promise<FoundMember[]> {
  const rows = await db().user.findMany({
    where: { OR: [{ emailNormalised: normaliseEmail(wanted) }, { publicId: wanted }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { profile: { select: { publicId: true } } },
  });
  await inTransaction((tx) =>
    audit(tx, { actor, action: 'find_member', subject: rows[0]?.id ?? 'nobody', now }),
  );
  return rows.map((row) => ({
    brandId: row.brandId,
    trackerId: row.publicId,
    profileId: row.profile?.publicId ?? '',
    email: row.email,
    state: row.state,
    disabledReason: row.disabledReason,
    confirmed: row.emailConfirmedAt !== null,
    level: row.level,
    createdAt: row.createdAt,
  }));
}
