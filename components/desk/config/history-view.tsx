import { MoreLink } from '../next-page.tsx';
import { PageHeader } from '../page-header.tsx';
import { DoneNote } from './done-note.tsx';
import { HistoryList, type RestoreCall } from './history-list.tsx';
import type { Fields } from './json-schema.ts';
import { SubNavigation } from './sub-navigation.tsx';

interface ReadVersion {
  version: number;
  publishedAt: Date;
  content: unknown;
  earlier: unknown;
  by: string | null;
  note: string;
  restores: number | null;
}

interface HistoryViewProps {
  /** `Flow 7 of Dolce Vita`. */
  what: string;
  /** Its pages, and their base path. */
  place: { path: string; pages: readonly { path: string; name: string }[] };
  /** Introductory text. */
  children: string;
  newest: { version: number; content: unknown };
  page: { versions: readonly ReadVersion[]; next: number | undefined };
  /** Number of the version just published, after a redirect from publishing. */
  done: string;
  restore: RestoreCall;
  /** Why no version can be restored. */
  locked?: string;
}

/** The versions of a flow, a plan or a brand's settings, page by page. */
export function HistoryView(props: HistoryViewProps) {
  const { what, place, children, newest, page, done, restore, locked } = props;
  const path = `${place.path}/history`;
  return (
    <>
      <PageHeader title={what}>{children}</PageHeader>
      <SubNavigation label={what} here={path} pages={place.pages} />
      <DoneNote version={done} />
      <HistoryList
        what={what}
        path={path}
        restore={restore}
        // Safe to cast: each was validated when it was published.
        newest={{ version: newest.version, content: newest.content as Fields }}
        versions={page.versions.map(({ content, earlier, publishedAt, ...one }) => ({
          ...one,
          content: content as Fields,
          earlier: earlier as Fields | null,
          publishedAt: publishedAt.toISOString(),
        }))}
        {...(locked !== undefined && { locked })}
      />
      <MoreLink href={page.next === undefined ? null : `${path}?before=${String(page.next)}`}>
        Earlier versions
      </MoreLink>
    </>
  );
}
