import { db } from '../../db/client.ts';
import type { ModerationState } from '../../db/generated/enums.ts';
import { CONTENT, contentOf } from '../../hosted/profiles/content-of.ts';
import { storedContent } from '../../hosted/profiles/content.ts';
import { photosOf } from '../../media/own-photos.ts';
import { photoUrls } from '../../media/photo-urls.ts';
import type { Operator } from '../../identity/operator.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { mayDo } from '../../identity/roles.ts';
import { scheduledFor } from '../schedule/scheduled-for.ts';
import { requireProfile } from './require-profile.ts';

const PAGE = 20;

type Asked = { readonly operator: Operator; readonly publicId: string; readonly now: Date };

/** A hosted profile with its photos, for its editor. Raises `not_found`. */
export async function readProfile({ operator, publicId, now }: Asked) {
  const { profileId, mayChange } = await requireProfile(operator, publicId);
  const [row, newest, photos, touched, scheduledAt] = await Promise.all([
    db().profile.findUniqueOrThrow({ where: { id: profileId }, select: CONTENT }),
    db().hostedProfileVersion.findFirst({
      where: { profileId },
      orderBy: { version: 'desc' },
      select: { version: true },
    }),
    photosOf(profileId),
    db().participant.findFirst({ where: { profileId }, select: { peerId: true } }),
    scheduledFor({ kind: 'hosted_profile', key: publicId }),
  ]);
  return {
    id: publicId,
    version: newest?.version ?? 0,
    content: contentOf(row, now),
    inTouch: touched !== null,
    scheduledAt,
    mayChange: mayChange && mayDo(operator.role, 'configure'),
    photos: photos.map(({ id, state, reason, isDefault, objectKey }) => ({
      id,
      reason,
      isDefault,
      state: state as ModerationState,
      path:
        state === 'approved'
          ? photoUrls(objectKey).card
          : `/api/desk/hostedProfiles/${publicId}/photos/${id}/picture`,
    })),
  };
}

/** One page of the profile's versions, newest first. Raises `not_found`. */
export async function readVersions({
  operator,
  publicId,
  before,
}: Omit<Asked, 'now'> & { readonly before?: number | undefined }) {
  const { profileId } = await requireProfile(operator, publicId);
  const rows = await db().hostedProfileVersion.findMany({
    where: { profileId, ...(before === undefined ? {} : { version: { lt: before } }) },
    orderBy: { version: 'desc' },
    take: PAGE + 1,
  });
  const nameOf = await operatorNames(rows.map(({ changedBy }) => changedBy));
  return {
    versions: rows.slice(0, PAGE).map(({ version, content, changedBy, at }) => ({
      version,
      at,
      by: nameOf(changedBy),
      content: storedContent.parse(content),
    })),
    hasMore: rows.length > PAGE,
  };
}
