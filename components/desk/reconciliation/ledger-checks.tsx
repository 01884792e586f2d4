'use client';

import Link from 'next/link';
import { Button } from '#components/ui/button.tsx';
import type { LedgerCheckRow, LedgerJob } from '#lib/desk/reconciliation/contract.ts';
import { deskCall, type Plain } from '../desk-call.ts';
import { AsyncContent } from '../async-content.tsx';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { useQuery } from '../use-query.ts';
import { useUntil } from './use-until.ts';

const PURPOSE = 'Reconciliation';

function Check({ check }: { check: Plain<LedgerCheckRow> }) {
  const { state, askedBy, askedAt, doneAt, faultCount, faults } = check;
  const rules = [...new Set(faults.map(({ rule }) => rule))];
  return (
    <li className="py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular-nums">
          <Moment at={doneAt ?? askedAt} />
        </span>
        {state === 'due' && <Pill tone="accent">checking</Pill>}
        {state === 'done' && (
          <Pill tone={faultCount === 0 ? 'good' : 'bad'}>
            {faultCount === 0
              ? 'balanced'
              : faultCount === 1
                ? '1 discrepancy'
                : `${String(faultCount)} discrepancies`}
          </Pill>
        )}
        <span className="text-ink-soft">
          {askedBy === 'system' ? 'nightly check' : `requested by ${askedBy}`}
        </span>
      </p>
      {rules.map((rule) => (
        <div key={rule} className="mt-2 border-l-2 border-danger pl-3">
          <p className="font-semibold">Failed: {rule}</p>
          <ul className="flex flex-wrap gap-x-4">
            {faults
              .filter((fault) => fault.rule === rule)
              .map(({ subject }) => (
                <li key={subject}>
                  <Link
                    prefetch={false}
                    href={`/payments?find=${encodeURIComponent(subject)}`}
                    className="font-mono text-xs underline underline-offset-2"
                  >
                    {subject}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </li>
  );
}

/** Why a requested check has no result yet, when its job failed. */
function FailedJob({ job: { state, tries, error } }: { job: LedgerJob }) {
  if (state !== 'retry' && state !== 'failed') return null;
  const times = tries > 1 ? ` (${String(tries)} retries so far)` : '';
  return (
    <p role="status" className="mt-3 text-sm text-danger">
      The last check failed and will be retried{times}: {error ?? 'unknown error'}
    </p>
  );
}

/** Whether the ledger balances: the last checks, and the action to run another. */
export function LedgerChecks() {
  const result = useQuery('GET /api/desk/ledgerChecks', { purpose: PURPOSE });
  const { pending, errorMessage, run } = useMutation();
  const hasDueCheck = result.data?.checks.some(({ state }) => state === 'due') ?? false;
  useUntil(!hasDueCheck, result.again);
  const ask = () =>
    run(async () => {
      await deskCall('POST /api/desk/ledgerChecks');
      result.again();
    });
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button pending={pending || hasDueCheck} onClick={() => void ask()}>
          Run check
        </Button>
        <ErrorMessage>{errorMessage}</ErrorMessage>
      </div>
      <AsyncContent result={result}>
        {({ checks, job }) => (
          <>
            {job && <FailedJob job={job} />}
            {checks.length === 0 ? (
              <p className="py-6 text-ink-soft">No checks yet. They run every night.</p>
            ) : (
              <ul
                aria-label="Ledger checks"
                className="mt-3 divide-y divide-line border-y border-line"
              >
                {checks.map((check) => (
                  <Check key={check.id} check={check} />
                ))}
              </ul>
            )}
          </>
        )}
      </AsyncContent>
    </>
  );
}
