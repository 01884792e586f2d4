import { db } from '../../db/client.ts';
import { operatorNames } from '../operators/operator-names.ts';

type Published = {
  /** Null when the seed published it. */
  readonly by: string | null;
  readonly note: string;
  /** The earlier version that was restored; null otherwise. */
  readonly restores: number | null;
};

const UNSAID: Published = { by: null, note: '', restores: null };

/** Who published each version and why, by version id. */
export async function publicationsOf(
  versionIds: readonly string[],
): Promise<(versionId: string) => Published> {
  const rows = await db().publication.findMany({ where: { id: { in: [...versionIds] } } });
  const name = await operatorNames(rows.map(({ actor }) => actor));
  const known = new Map(
    rows.map(({ id, actor, note, restores }) => [id, { by: name(actor), note, restores }]),
  );
  return (versionId) => known.get(versionId) ?? UNSAID;
}
