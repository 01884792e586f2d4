'use client';

import { DataTable } from '../data-table.tsx';
import { deskCall } from '../desk-call.ts';
import { moment } from '../moment.ts';
import { Pill } from '../pill.tsx';
import { QueryContent } from './query-content.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useQuery } from '../use-query.ts';
import { useAsked } from './use-asked.tsx';
import { aboutWhom, type Whom } from './use-pages.ts';

type Asked = 'export' | 'erase' | 'keep';

interface RightsProps {
  whom: Whom;
  again: () => void;
}

/** Requests that a member may make in writing: a copy of their data, and erasure. */
export function Rights({ whom, again }: RightsProps) {
  const { trackerId, purpose } = whom;
  const result = useQuery('GET /api/desk/members/{trackerId}/rights', aboutWhom(whom));
  const { dialog, button } = useAsked<Asked>();
  const about = { params: { trackerId }, purpose };
  /** Reloads the content, after a refusal too: another operator may have acted meanwhile. */
  const doing = (work: Promise<unknown>): Promise<void> =>
    work
      .then(() => undefined)
      .finally(() => {
        result.again();
        again();
      });
  return (
    <QueryContent {...result}>
      {({ state, eraseAt, eraseAskedAt, erasedAt, renewing, exports }) => (
        <div className="grid max-w-3xl grid-cols-1 gap-8">
          <section aria-labelledby="erasure">
            <h3 id="erasure" className="display text-lg">
              Erasure
            </h3>
            {state === 'erased' && (
              <p className="mt-2 text-sm">
                Erased{erasedAt === null ? '' : ` on ${moment(erasedAt)}`}. What the law keeps is in
                the books.
              </p>
            )}
            {state !== 'erased' && eraseAt === null && (
              <div className="mt-2 grid justify-items-start gap-3">
                <p className="max-w-prose text-sm text-ink-soft">
                  At their wish only. Look whether the letter truly comes from the member.
                </p>
                {button('erase', 'Erase the account')}
              </div>
            )}
            {eraseAt !== null && (
              <div className="mt-2 grid justify-items-start gap-3">
                <p className="text-sm" role="status">
                  Asked for{eraseAskedAt === null ? '' : ` on ${moment(eraseAskedAt)}`}. Hidden
                  since; erased on <strong>{moment(eraseAt)}</strong>, unless they stay after all.
                </p>
                {button('keep', 'They stay')}
              </div>
            )}
          </section>
          <section aria-labelledby="copies">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 id="copies" className="display text-lg">
                Copies of their data
              </h3>
              {state !== 'erased' && button('export', 'Make a copy')}
            </div>
            <DataTable
              label="Copies made"
              empty="None was made."
              rows={exports}
              keyOf={({ id }) => id}
              columns={[
                { name: 'Asked for', nowrap: true, cell: (row) => moment(row.requestedAt) },
                { name: 'By', cell: (row) => row.requestedBy },
                {
                  name: 'State',
                  cell: (row) => (
                    <Pill tone={row.state === 'ready' ? 'good' : 'plain'}>{row.state}</Pill>
                  ),
                },
                {
                  name: 'Ready',
                  nowrap: true,
                  cell: (row) => (row.readyAt === null ? '' : moment(row.readyAt)),
                },
              ]}
            />
          </section>
          <ConfirmDialog
            {...dialog('export')}
            harmless
            title="Make a copy"
            action="Make the copy"
            onConfirm={() => doing(deskCall('POST /api/desk/members/{trackerId}/export', about))}
          >
            <p>
              Everything we keep of them, as a file with their photos. A mail tells them when it is
              ready; they fetch it logged in, within seven days. Nobody here sees it.
            </p>
          </ConfirmDialog>
          <ConfirmDialog
            {...dialog('erase')}
            title="Erase the account"
            action="Begin the erasure"
            onConfirm={() => doing(deskCall('POST /api/desk/members/{trackerId}/erase', about))}
          >
            <p>
              At once: the profile is hidden, every device is logged out
              {renewing ? ', and the subscription that runs renews no more' : ''}. They are told by
              mail.
            </p>
            <p>
              For fourteen days it can be taken back, by them or here. Then profile, photos,
              messages and address are gone for good, unused credits too; invoices stay as the law
              demands.
            </p>
          </ConfirmDialog>
          <ConfirmDialog
            {...dialog('keep')}
            harmless
            title="They stay"
            action="Take the wish back"
            onConfirm={() => doing(deskCall('POST /api/desk/members/{trackerId}/keep', about))}
          >
            <p>The account is not erased and the profile is shown again. Renewals stay ended.</p>
          </ConfirmDialog>
        </div>
      )}
    </QueryContent>
  );
}
