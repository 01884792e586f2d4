import { publicationsOf } from './publications.ts';

/** How many versions a history shows at once. */
const PAGE = 20;

type Version<Content> = {
  readonly id: string;
  readonly version: number;
  readonly publishedAt: Date;
  readonly content: Content;
};

/** A page of versions, the newest first: each with who put it out, and the one before it. */
export async function historyOf<Content>(rows: readonly Version<Content>[]) {
  const shown = rows.slice(0, PAGE);
  const published = await publicationsOf(shown.map(({ id }) => id));
  return {
    versions: shown.map(({ id, ...version }, index) => ({
      ...{ ...version, ...published(id) },
      earlier: rows[index + 1]?.content ?? null,
    })),
    next: rows.length > PAGE ? shown.at(-1)?.version : undefined,
  };
}

/** Which rows a page is made of: one more than it shows, to compare the last of them with. */
export function versionsBefore<Of>(of: Of, before: number | undefined) {
  return {
    where: { ...of, ...(before !== undefined && { version: { lt: before } }) },
    orderBy: { version: 'desc' },
    take: PAGE + 1,
  } as const;
}
