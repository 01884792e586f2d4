import Link from 'next/link';
import { moment } from './moment.ts';

interface Entry {
  id: string;
  at: Date;
  actor: string;
  by: string;
  action: string;
  subject: string;
  purpose: string | null;
}

interface LogTableProps {
  entries: readonly Entry[];
  wanted: { readonly actor: string | undefined; readonly subject: string | undefined };
  /** The last entry shown, where older ones follow. */
  next: string | undefined;
}

function address(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const search = new URLSearchParams(given).toString();
  return search === '' ? '/log' : `/log?${search}`;
}

const CELL = 'py-2 pr-4 align-top';

/** Who did or saw what, and why; a press on who or whom narrows it to them. */
export function LogTable({ entries, wanted, next }: LogTableProps) {
  const narrowed = wanted.actor !== undefined || wanted.subject !== undefined;
  return (
    <>
      {narrowed && (
        <p className="mt-4 text-sm">
          Only {wanted.actor ?? 'everybody'} about {wanted.subject ?? 'everything'}.{' '}
          <Link prefetch={false} href="/log" className="underline underline-offset-2">
            Show all
          </Link>
        </p>
      )}
      <div className="mt-4 overflow-x-auto" role="region" aria-label="Entries" tabIndex={0}>
        <table className="w-full min-w-2xl text-left text-sm">
          <thead className="border-b border-line-strong">
            <tr>
              {['When', 'Who', 'What', 'About', 'Why'].map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {entries.map(({ id, at, actor, by, action, subject, purpose }) => (
              <tr key={id}>
                <td className={`${CELL} whitespace-nowrap tabular-nums`}>{moment(at)}</td>
                <td className={CELL}>
                  <Link prefetch={false} href={address({ actor })} className="hover:underline">
                    {by}
                  </Link>
                </td>
                <td className={`${CELL} font-mono text-xs leading-5`}>{action}</td>
                <td className={`${CELL} font-mono text-xs leading-5`}>
                  <Link prefetch={false} href={address({ subject })} className="hover:underline">
                    {subject}
                  </Link>
                </td>
                <td className={CELL}>{purpose ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {entries.length === 0 && <p className="py-8 text-ink-soft">Nothing so far.</p>}
      {next !== undefined && (
        <p className="mt-4">
          <Link
            prefetch={false}
            href={address({ ...wanted, before: next })}
            className="underline underline-offset-2"
          >
            Older entries
          </Link>
        </p>
      )}
    </>
  );
}
