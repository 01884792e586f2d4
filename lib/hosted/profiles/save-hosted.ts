import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { listHosted } from '../../discovery/list-hosted.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';
import { fail } from '../../kernel/errors.ts';
import { lockPhotos } from '../../media/own-photos.ts';
import { audit } from '../../audit/audit.ts';
import type { HostedContent } from './content.ts';
import { CONTENT, contentOf } from './content-of.ts';
import { requireFit } from './require-fit.ts';

type Change = {
  readonly profileId: string;
  /** The version that the editor had loaded; 0 where there was none. */
  readonly base: number;
  readonly content: HostedContent;
  readonly actor: string;
  readonly now: Date;
};

/** Profile columns for a content. */
export function columnsOf(content: HostedContent, cityId: number | null) {
  const { name, gender, seeking, about, lookingFor, country, regionId, state } = content;
  const { voice, likes, languages } = content;
  return {
    screenName: name,
    gender,
    seeking,
    about,
    lookingFor,
    country,
    regionId,
    cityId,
    state,
    answeredBy: content.answeredBy,
    shownOn: content.brandIds,
    persona: { voice, likes, languages },
  };
}

/** Updates the listings: listed on the brands of the content, on none while the profile is paused. */
export async function showWhereSaid(
  tx: Prisma.TransactionClient,
  { profileId, content, now }: Pick<Change, 'profileId' | 'content' | 'now'>,
): Promise<void> {
  const { brandIds, state } = content;
  await tx.profileListing.deleteMany({ where: { profileId, brandId: { notIn: brandIds } } });
  await refreshListing(tx, profileId, now);
  if (state === 'paused') return;
  for (const brandId of brandIds) await listHosted(tx, brandId, [profileId], now);
}

/** As `saveHosted`, inside a transaction, for a content that `requireFit` has accepted. */
export async function saveHostedIn(
  tx: Prisma.TransactionClient,
  { profileId, base, content, cityId, actor, now }: Change & { readonly cityId: number | null },
): Promise<number> {
  await lockPhotos(tx, profileId);
  const where = { id: profileId, kind: 'hosted', state: { not: 'removed' } } as const;
  const before = await tx.profile.findFirst({ where, select: CONTENT });
  if (!before) fail('not_found');
  const newest = await tx.hostedProfileVersion.findFirst({
    where: { profileId },
    orderBy: { version: 'desc' },
    select: { version: true },
  });
  if ((newest?.version ?? 0) !== base) fail('conflict');
  const stored = contentOf(before, now);
  if (!newest) {
    const first = {
      profileId,
      version: 1,
      content: stored,
      changedBy: 'before the desk',
      at: now,
    };
    await tx.hostedProfileVersion.create({ data: first });
  }
  const version = Math.max(base, 1) + 1;
  await tx.hostedProfileVersion.create({
    data: { profileId, version, content, changedBy: actor, at: now },
  });
  const aged = stored.age === content.age ? {} : { ageGiven: content.age, ageGivenAt: now };
  const data = { ...columnsOf(content, cityId), ...aged };
  await tx.profile.update({ where: { id: profileId }, data });
  await showWhereSaid(tx, { profileId, content, now });
  const action = 'hosted_profile.save';
  await audit(tx, { actor, action, subject: profileId, data: { version }, now });
  return version;
}

/**
 * Changes a hosted profile's text, where it is listed and who answers; the previous version is stored. For
 * admins who work for all of its brands. Returns the new version. Raises what `requireFit` raises,
 * `not_found`, and `conflict` when it was changed meanwhile.
 */
export async function saveHosted(change: Change): Promise<number> {
  const { cityId } = await requireFit(change.content);
  return inTransaction((tx) => saveHostedIn(tx, { ...change, cityId }));
}
