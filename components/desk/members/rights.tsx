'use client';

import { DataTable } from '../data-table.tsx';
import { deskCall } from '../desk-call.ts';
import { Moment } from '../moment.tsx';
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
                Erased
                {erasedAt !== null && (
                  <>
                    {' '}
                    on <Moment at={erasedAt} absolute />
                  </>
                )}
                . Legally required records are retained.
              </p>
            )}
            {state !== 'erased' && eraseAt === null && (
              <div className="mt-2 grid justify-items-start gap-3">
                <p className="max-w-prose text-sm text-ink-soft">
                  Only at the member’s request. Verify that the request comes from the member.
                </p>
                {button('erase', 'Erase account')}
              </div>
            )}
            {eraseAt !== null && (
              <div className="mt-2 grid justify-items-start gap-3">
                <p className="text-sm" role="status">
                  Requested
                  {eraseAskedAt !== null && (
                    <>
                      {' '}
                      <Moment at={eraseAskedAt} />
                    </>
                  )}
                  . Profile hidden; permanent erasure on{' '}
                  <strong>
                    <Moment at={eraseAt} absolute />
                  </strong>
                  .
                </p>
                {button('keep', 'Keep account')}
              </div>
            )}
          </section>
          <section aria-labelledby="copies">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 id="copies" className="display text-lg">
                Data exports
              </h3>
              {state !== 'erased' && button('export', 'Create export')}
            </div>
            <DataTable
              label="Exports"
              empty="No exports."
              rows={exports}
              keyOf={({ id }) => id}
              columns={[
                { name: 'Requested', nowrap: true, cell: (row) => <Moment at={row.requestedAt} /> },
                { name: 'Requested by', cell: (row) => row.requestedBy },
                {
                  name: 'State',
                  cell: (row) => (
                    <Pill tone={row.state === 'ready' ? 'good' : 'plain'}>{row.state}</Pill>
                  ),
                },
                {
                  name: 'Ready',
                  nowrap: true,
                  cell: (row) => (row.readyAt === null ? '' : <Moment at={row.readyAt} />),
                },
              ]}
            />
          </section>
          <ConfirmDialog
            {...dialog('export')}
            harmless
            title="Create export"
            action="Create export"
            onConfirm={() => doing(deskCall('POST /api/desk/members/{trackerId}/export', about))}
          >
            <p>
              Includes all stored data and photos. The member is notified by email and can download
              it for seven days; staff cannot open it.
            </p>
          </ConfirmDialog>
          <ConfirmDialog
            {...dialog('erase')}
            title="Erase account"
            action="Erase account"
            onConfirm={() => doing(deskCall('POST /api/desk/members/{trackerId}/erase', about))}
          >
            <p>
              The profile is hidden immediately and all devices are logged out
              {renewing ? ', and the subscription stops renewing' : ''}. The member is notified by
              email.
            </p>
            <p>
              The erasure can be cancelled for 14 days. Then all data and unused credits are
              permanently deleted; invoices are retained as required by law.
            </p>
          </ConfirmDialog>
          <ConfirmDialog
            {...dialog('keep')}
            harmless
            title="Keep account"
            action="Keep account"
            onConfirm={() => doing(deskCall('POST /api/desk/members/{trackerId}/keep', about))}
          >
            <p>The account is kept and the profile is shown again. Renewals stay off.</p>
          </ConfirmDialog>
        </div>
      )}
    </QueryContent>
  );
}
