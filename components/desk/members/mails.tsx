'use client';

import { DataTable } from '../data-table.tsx';
import { moment } from '../moment.ts';
import { Pill } from '../pill.tsx';
import { Further } from '../further.tsx';
import { Looked } from './looked.tsx';
import { LANGUAGES, plainWords, stateTone } from './member-words.ts';
import { usePages, type Whom } from './use-pages.ts';

/** What was mailed to the address of today. What stood in it is nobody's to read here: links log in. */
export function Mails({ whom }: { whom: Whom }) {
  const look = usePages('GET /api/desk/members/{trackerId}/mails', whom);
  return (
    <>
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        To the address the account has now, for ninety days. What stood in a mail is not kept.
      </p>
      <Looked {...look} data={look.pages[0]}>
        {() => (
          <DataTable
            label="Mails sent"
            empty="No mail went to this address."
            rows={look.pages.flatMap((page) => page.mails)}
            keyOf={({ id }) => id}
            columns={[
              { name: 'Written', nowrap: true, cell: ({ createdAt }) => moment(createdAt) },
              { name: 'Mail', cell: ({ template }) => plainWords(template) },
              {
                name: 'State',
                cell: ({ state }) => <Pill tone={stateTone(state)}>{state}</Pill>,
              },
              {
                name: 'Sent',
                nowrap: true,
                cell: ({ sentAt }) => (sentAt === null ? '' : moment(sentAt)),
              },
              { name: 'Tries', number: true, cell: ({ attempts }) => attempts },
              { name: 'Language', cell: ({ locale }) => LANGUAGES[locale] ?? locale },
            ]}
          />
        )}
      </Looked>
      <Further {...look} />
    </>
  );
}
