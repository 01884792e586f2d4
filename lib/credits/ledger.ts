import { db } from '../db/client.ts';
import type { CreditEntry } from '../db/generated/client.ts';
import { fail } from '../kernel/errors.ts';
import { isId } from '../kernel/ids.ts';

export type LedgerPeer = { readonly name: string; readonly hosted: boolean };

export type LedgerLine = Pick<
  CreditEntry,
  'id' | 'bucket' | 'delta' | 'balanceAfter' | 'reason' | 'at'
> & {
  /** Whom a message or a like went to; null for all else, and for whoever has left. */
  readonly peer: LedgerPeer | null;
  /** The order that brought them; null for all else. */
  readonly orderId: string | null;
  /** When what is left of them ends; null for credits that do not. */
  readonly expiresAt: Date | null;
};

type Named = { readonly screenName: string; readonly kind: string; readonly state: string };

function presentPeer(profile: Named | undefined): LedgerPeer | null {
  if (!profile || profile.state === 'removed') return null;
  return { name: profile.screenName, hosted: profile.kind === 'hosted' };
}

/** A message is known by "conversation:number", a like by the profile. */
function subjectOf({ reference }: Pick<CreditEntry, 'reference'>): string {
  return reference?.split(':')[0] ?? '';
}

async function peersOf(
  profileId: string,
  entries: readonly CreditEntry[],
): Promise<ReadonlyMap<string, Named>> {
  const idsOf = (reason: string): string[] => [
    ...new Set(
      entries
        .filter((entry) => entry.reason === reason)
        .map(subjectOf)
        .filter(isId),
    ),
  ];
  const shown = { screenName: true, kind: true, state: true } as const;
  const [written, liked] = await Promise.all([
    db().participant.findMany({
      where: { profileId, conversationId: { in: idsOf('message') } },
      select: { conversationId: true, peer: { select: shown } },
    }),
    db().profile.findMany({
      where: { id: { in: idsOf('like') } },
      select: { id: true, ...shown },
    }),
  ]);
  return new Map<string, Named>([
    ...written.map(({ conversationId, peer }) => [conversationId, peer] as const),
    ...liked.map(({ id, ...profile }) => [id, profile] as const),
  ]);
}

/** When the period ends that each order paid for. */
async function endsOf(
  memberId: string,
  entries: readonly CreditEntry[],
): Promise<ReadonlyMap<string, Date>> {
  const orders = entries.filter(isPeriodGrant).map(subjectOf);
  const charges = await db().charge.findMany({
    where: { memberId, intent: { publicId: { in: orders } } },
    select: { intent: { select: { publicId: true } }, receipt: { select: { snapshot: true } } },
  });
  return new Map(
    charges.flatMap(({ intent, receipt }) => {
      const periodEnd = (receipt?.snapshot as { periodEnd?: string | null } | null)?.periodEnd;
      return periodEnd ? [[intent.publicId, new Date(periodEnd)] as const] : [];
    }),
  );
}

function isPeriodGrant({ reason, bucket }: CreditEntry): boolean {
  return reason === 'purchase' && bucket === 'subscription';
}

/**
 * A member's own entries, newest first; `before` is the id of the last one already shown. Raises `not_found`
 * where that is none of theirs.
 */
export async function creditLines(
  { memberId, profileId }: { readonly memberId: string; readonly profileId: string },
  before: string | undefined,
  limit: number,
): Promise<readonly LedgerLine[]> {
  if (before !== undefined) {
    const own = await db().creditEntry.count({ where: { id: before, memberId } });
    if (own === 0) fail('not_found');
  }
  const entries = await db().creditEntry.findMany({
    where: { memberId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    ...(before === undefined ? {} : { cursor: { id: before }, skip: 1 }),
    take: limit,
  });
  const [peers, ends] = await Promise.all([peersOf(profileId, entries), endsOf(memberId, entries)]);
  return entries.map((entry) => {
    const { id, bucket, delta, balanceAfter, reason, at } = entry;
    const subject = subjectOf(entry);
    return {
      ...{ id, bucket, delta, balanceAfter, reason, at },
      peer: presentPeer(peers.get(subject)),
      orderId: reason === 'purchase' ? subject : null,
      expiresAt: ends.get(subject) ?? null,
    };
  });
}
