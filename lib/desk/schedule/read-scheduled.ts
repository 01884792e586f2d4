import { db } from '../../db/client.ts';
import type { HostedContent } from '../../hosted/profiles/content.ts';
import { CONTENT, contentOf } from '../../hosted/profiles/content-of.ts';
import type { Operator } from '../../identity/operator.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { changesBetween } from '../config/changes-between.ts';
import { settingsVersion, versionOf } from '../config/version-content.ts';
import { mayManage } from './may-manage.ts';
import { publicationSchema, targetOf, type Publication } from './publication.ts';

type Of<Kind extends Publication['kind']> = Extract<Publication, { readonly kind: Kind }>;

/** What is published now and would be, and whether either has changed since it was scheduled. */
type Compared = { readonly before: unknown; readonly after: unknown; readonly outdated: boolean };

async function compareDraft(publication: Of<'flow' | 'plan'>): Promise<Compared> {
  const { draftId: id, revision } = publication;
  const target = targetOf(publication);
  const [draft, newest] = await Promise.all([
    db().configDraft.findFirst({ where: { ...target, id, revision, state: 'open' } }),
    versionOf(target),
  ]);
  if (draft === null) return { before: null, after: null, outdated: true };
  const outdated = (newest?.version ?? 0) !== draft.basedOn;
  return { before: newest?.content ?? null, after: draft.content, outdated };
}

async function compareSettings({ brandId, content, version }: Of<'settings'>): Promise<Compared> {
  const newest = await settingsVersion(brandId);
  return { before: newest?.content, after: content, outdated: newest?.version !== version };
}

/** A content with the name of its region in place of its number. */
async function withRegion({ regionId: id, ...content }: HostedContent): Promise<object> {
  const region = await db().region.findUnique({ where: { id }, select: { name: true } });
  return { ...content, region: region?.name ?? null };
}

async function compareHosted(
  { profileId, base, content }: Of<'hosted_profile'>,
  now: Date,
): Promise<Compared> {
  const [row, newest] = await Promise.all([
    db().profile.findUniqueOrThrow({ where: { id: profileId }, select: CONTENT }),
    db().hostedProfileVersion.aggregate({ where: { profileId }, _max: { version: true } }),
  ]);
  const [before, after] = await Promise.all([contentOf(row, now), content].map(withRegion));
  return { before, after, outdated: (newest._max.version ?? 0) !== base };
}

function compare(publication: Publication, now: Date): Promise<Compared> {
  switch (publication.kind) {
    case 'flow':
    case 'plan':
      return compareDraft(publication);
    case 'settings':
      return compareSettings(publication);
    case 'hosted_profile':
      return compareHosted(publication, now);
  }
}

/**
 * For operators who configure and work for all of its brands: what a publication that waits would change, against what
 * is published now. Raises `not_found`, also once it has ended.
 */
export async function readScheduled(
  id: string,
  { operator, now }: { readonly operator: Pick<Operator, 'brandIds'>; readonly now: Date },
) {
  if (!isId(id)) fail('not_found');
  const row = await db().scheduledPublication.findFirst({ where: { id, state: 'waiting' } });
  if (!row || !mayManage(operator, row.brandIds)) return fail('not_found');
  const publication = publicationSchema.parse(row.publication);
  const { before, after, outdated } = await compare(publication, now);
  return { changes: changesBetween(before, after), outdated };
}
