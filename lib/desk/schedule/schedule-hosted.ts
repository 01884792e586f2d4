import { db, inTransaction } from '../../db/client.ts';
import type { HostedContent } from '../../hosted/profiles/content.ts';
import { requireFit } from '../../hosted/profiles/require-fit.ts';
import type { Operator } from '../../identity/operator.ts';
import { fail } from '../../kernel/errors.ts';
import { requireBrands, requireProfile, requireWhole } from '../hosted-profiles/require-profile.ts';
import { requireSchedulable, schedulePublication } from './schedule-publication.ts';

type Schedule = {
  readonly publicId: string;
  /** The version that the editor had loaded; 0 where there was none. */
  readonly base: number;
  readonly content: HostedContent;
  readonly at: Date;
  readonly note: string;
  readonly operator: Pick<Operator, 'brandIds'>;
  readonly actor: string;
  readonly now: Date;
};

/**
 * For operators who configure and work for all brands of a hosted profile, as they are and as they will be: its content
 * is published at a time, unless it is changed before. Raises `not_found`, `forbidden`, `conflict` when it was changed
 * meanwhile or is scheduled already, and what `requireSchedulable` and `requireFit` raise.
 */
export async function scheduleHosted(schedule: Schedule): Promise<void> {
  const { publicId, base, content, at, note, operator, actor, now } = schedule;
  const profileId = await requireWhole(operator, publicId);
  const { shownOn } = await requireProfile(operator, publicId);
  requireBrands(operator, content.brandIds);
  requireSchedulable(at, now);
  await requireFit(content);
  const newest = await db().hostedProfileVersion.aggregate({
    where: { profileId },
    _max: { version: true },
  });
  if ((newest._max.version ?? 0) !== base) fail('conflict');
  const brandIds = [...new Set([...shownOn, ...content.brandIds])];
  const publication = { kind: 'hosted_profile', profileId, publicId, base, content } as const;
  await inTransaction((tx) =>
    schedulePublication(tx, { publication, brandIds, at, note, actor, now }),
  );
}
