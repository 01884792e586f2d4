import { addListed, removeListed } from '../chat/known-pairs/set-known-pairs.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { retryOnDeadlock } from '../db/retry.ts';
import { lockMember } from '../identity/lock-member.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { fail } from '../kernel/errors.ts';
import { addressKey } from './address-key.ts';
import { findAccounts } from './find-accounts.ts';
import { KNOWN_ADDRESSES_MAX } from './limits.ts';
import { lockForList } from './lock-lists.ts';

type Tx = Prisma.TransactionClient;

/** Number of addresses in the list after a change. It says nothing about accounts. */
export type ChangedList = { readonly count: number };

/** Changes of one member's list run one after the other; the lock also excludes an erasure, which would miss new rows. */
function change(
  { memberId, brandId, profileId }: MemberViewer,
  work: (tx: Tx) => Promise<void>,
): Promise<ChangedList> {
  return retryOnDeadlock(() =>
    inTransaction(async (tx) => {
      const { state } = await lockMember(tx, memberId);
      if (state !== 'active') fail('account_disabled');
      await lockForList(tx, brandId);
      await work(tx);
      const count = await tx.knownAddress.count({ where: { profileId } });
      if (count > KNOWN_ADDRESSES_MAX) fail('known_people_full', { knownMax: KNOWN_ADDRESSES_MAX });
      return { count };
    }),
  );
}

const keysOf = (brandId: string, hashes: readonly string[]): string[] =>
  hashes.map((hash) => addressKey(brandId, hash));

/**
 * Adds addresses, by the hashes that the member's browser made of them: the member and those who have an account with one
 * of them, now or later, no longer see each other. The answer is the same whether anybody has. Members only. Raises
 * `account_disabled`, and `known_people_full` for one too many, which adds none.
 */
export function addKnownPeople(
  viewer: MemberViewer,
  hashes: readonly string[],
  now: Date,
): Promise<ChangedList> {
  const { profileId, brandId } = viewer;
  return change(viewer, async (tx) => {
    await tx.knownAddress.createMany({
      data: keysOf(brandId, hashes).map((key) => ({ profileId, key, brandId, addedAt: now })),
      skipDuplicates: true,
    });
    const peers = await findAccounts(tx, brandId, hashes);
    await addListed(tx, profileId, peers, { brandId, now });
  });
}

/** Removes addresses, by their hashes; those that are not in the list change nothing. Members only. Raises `account_disabled`. */
export function removeKnownPeople(
  viewer: MemberViewer,
  hashes: readonly string[],
  now: Date,
): Promise<ChangedList> {
  const { profileId, brandId } = viewer;
  return change(viewer, async (tx) => {
    const key = { in: keysOf(brandId, hashes) };
    await tx.knownAddress.deleteMany({ where: { profileId, key } });
    await removeListed(tx, profileId, await findAccounts(tx, brandId, hashes), now);
  });
}

/** Empties the member's list. Members only. Raises `account_disabled`. */
export function clearKnownPeople(viewer: MemberViewer, now: Date): Promise<ChangedList> {
  const { profileId } = viewer;
  return change(viewer, async (tx) => {
    await tx.knownAddress.deleteMany({ where: { profileId } });
    await removeListed(tx, profileId, null, now);
  });
}
