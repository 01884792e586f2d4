import { run, type Statement } from '../../db/statement.ts';
import { presentPhoto, type PresentablePhoto } from '../../media/present-photo.ts';
import { IN_SCOPE, scopeOf, type Asked } from './member-in-scope.ts';

const PHOTOS: Statement = {
  name: 'desk-member-photos',
  text: `
    select f.id, f.object_key as "objectKey", f.state, f.reason, f.is_default as "isDefault",
           f.created_at as "createdAt", f.reviewed_at as "reviewedAt",
           f.appealed_at as "appealedAt", f.appeal_outcome as "appealOutcome"
      from (select p.id from ${IN_SCOPE}) w join photos f on f.profile_id = w.id
     order by f.position, f.id`,
};

type Row = PresentablePhoto & { readonly createdAt: Date };

/** Each photo that a member uploaded, and whether its picture is still stored. */
export async function readPhotos(asked: Asked, now: Date) {
  const rows = await run<Row>(PHOTOS, scopeOf(asked));
  return rows.map((row) => {
    const { id, state, reason, isDefault, createdAt, reviewedAt } = row;
    const { appeal, path } = presentPhoto(row, asked.trackerId, now);
    const isStored = state !== 'removed' && path !== '';
    return { id, state, reason, isDefault, createdAt, reviewedAt, appeal, isStored };
  });
}
