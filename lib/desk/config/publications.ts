import { db } from '../../db/client.ts';
import { operatorNames } from '../operators/operator-names.ts';

type Published = {
  /** Null where the seed put it out. */
  readonly by: string | null;
  readonly note: string;
  /** The earlier version it brought back. */
  readonly restores: number | null;
};

const UNSAID: Published = { by: null, note: '', restores: null };

/** Who put out versions, and why, by the versions' ids. */
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
