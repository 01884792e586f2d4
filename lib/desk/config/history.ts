import { publicationsOf } from './publications.ts';

/** Versions on one page. */
const PAGE = 20;

type Version<Content> = {
  readonly id: string;
  readonly version: number;
  readonly publishedAt: Date;
  readonly content: Content;
};

/** A page of versions, newest first, each with its publication and the content of the version before it. */
export async function historyOf<Content>(rows: readonly Version<Content>[]) {
  const shown = rows.slice(0, PAGE);
  const published = await publicationsOf(shown.map(({ id }) => id));
  return {
    versions: shown.map(({ id, ...version }, index) => ({
      ...version,
      ...published(id),
      earlier: rows[index + 1]?.content ?? null,
    })),
    next: rows.length > PAGE ? shown.at(-1)?.version : undefined,
  };
}

/** The query for a page: one row more than is shown, to compare the last one with. */
export function versionsBefore<Of>(of: Of, before: number | undefined) {
  return {
    where: { ...of, ...(before !== undefined && { version: { lt: before } }) },
    orderBy: { version: 'desc' },
    take: PAGE + 1,
  } as const;
}
