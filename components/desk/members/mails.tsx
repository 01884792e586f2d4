'use client';

import { DataTable } from '../data-table.tsx';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { Further } from '../next-page.tsx';
import { QueryContent } from './query-content.tsx';
import { LANGUAGES, stateTone } from './member-labels.ts';
import { usePages, type Whom } from './use-pages.ts';

/** The mails sent to the member's current address. Their contents are not shown: their links log in. */
export function Mails({ whom }: { whom: Whom }) {
  const result = usePages('GET /api/desk/members/{trackerId}/mails', whom);
  return (
    <>
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        Emails to the current address in the last 90 days. Contents are not stored.
      </p>
      <QueryContent {...result} data={result.pages[0]}>
        {() => (
          <DataTable
            label="Emails sent"
            empty="No emails."
            rows={result.pages.flatMap((page) => page.mails)}
            keyOf={({ id }) => id}
            columns={[
              { name: 'Created', nowrap: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
              { name: 'Email', cell: ({ template }) => humanize(template) },
              {
                name: 'State',
                cell: ({ state }) => <Pill tone={stateTone(state)}>{state}</Pill>,
              },
              {
                name: 'Sent',
                nowrap: true,
                cell: ({ sentAt }) => (sentAt === null ? '' : <Moment at={sentAt} />),
              },
              { name: 'Attempts', number: true, cell: ({ attempts }) => attempts },
              { name: 'Language', cell: ({ locale }) => LANGUAGES[locale] ?? locale },
            ]}
          />
        )}
      </QueryContent>
      <Further {...result} />
    </>
  );
}
