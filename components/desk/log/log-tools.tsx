import Link from 'next/link';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Input } from '#components/ui/input.tsx';
import { Select } from '#components/ui/select.tsx';
import { actionText, namedActions } from '#lib/desk/plain/action-text.ts';
import { logAddress, type LogFilters } from './log-table.tsx';

interface LogToolsProps {
  wanted: LogFilters;
  /** Name of `wanted.actor`. */
  by: string | undefined;
  /** Default period of the export. */
  from: string;
  to: string;
}

const LABEL = 'grid gap-1 text-sm font-medium';

function HiddenFields({ wanted }: { wanted: LogFilters }) {
  return Object.entries(wanted).map(
    ([name, value]: [string, string | undefined]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** The actions to choose from, with that of an entry which was clicked. */
function actionOptions(action: string | undefined) {
  const named = namedActions.map((one) => ({ value: one.action, label: one.text }));
  const isNamed = action === undefined || named.some(({ value }) => value === action);
  return isNamed ? named : [{ value: action, label: actionText(action) }, ...named];
}

/** Filters the log by action, and exports a period as a file. Both are plain forms. */
export function LogTools({ wanted, by, from, to }: LogToolsProps) {
  const { actor, action, subject } = wanted;
  const narrowed = [by ?? actor, action && actionText(action), subject].filter(
    (one) => one !== undefined,
  );
  return (
    <div className="mt-5 grid gap-4">
      <div className="flex flex-wrap items-end gap-x-10 gap-y-4">
        <form method="get" action="/log" role="search" className="flex flex-wrap items-end gap-2">
          <HiddenFields wanted={{ actor, subject }} />
          <label className={LABEL}>
            Action
            <Select
              name="action"
              key={action ?? ''}
              defaultValue={action ?? ''}
              placeholder="All actions"
              options={actionOptions(action)}
              className="w-64 max-w-full"
            />
          </label>
          <button type="submit" className={buttonStyle({ variant: 'secondary' })}>
            Filter
          </button>
        </form>
        <form
          method="get"
          action="/api/desk/log/export"
          aria-label="Export"
          className="flex flex-wrap items-end gap-2"
        >
          <HiddenFields wanted={wanted} />
          <label className={LABEL}>
            From
            <Input type="date" name="from" required defaultValue={from} max={to} />
          </label>
          <label className={LABEL}>
            To
            <Input type="date" name="to" required defaultValue={to} max={to} />
          </label>
          <button type="submit" className={buttonStyle({ variant: 'secondary' })}>
            Export CSV
          </button>
        </form>
      </div>
      {narrowed.length > 0 && (
        <p className="text-sm wrap-anywhere">
          Filtered by {narrowed.join(' · ')}.{' '}
          <Link prefetch={false} href={logAddress({})} className="underline underline-offset-2">
            Clear filters
          </Link>
        </p>
      )}
    </div>
  );
}
