import Link from 'next/link';
import type { PublishedChange } from '#lib/desk/work/read-changes.ts';
import { Moment } from '../moment.tsx';

function subjectOf({ kind, code, brandId }: PublishedChange, brands: Record<string, string>) {
  const brand = brandId === null ? '' : (brands[brandId] ?? brandId);
  if (kind === 'plan') return { name: `Plan ${code}`, path: `/plans/${code}/history` };
  if (kind === 'flow') {
    return { name: `Flow ${code} of ${brand}`, path: `/flows/${brandId ?? ''}/${code}/history` };
  }
  return { name: `Settings of ${brand}`, path: `/switches/${brandId ?? ''}/history` };
}

interface ChangeFeedProps {
  changes: readonly PublishedChange[];
  /** Names of the operator's brands by id. */
  brands: Record<string, string>;
}

/** What others published since the operator's last visit. */
export function ChangeFeed({ changes, brands }: ChangeFeedProps) {
  if (changes.length === 0) return <p className="py-4 text-ink-soft">Nothing was published.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {changes.map((change) => {
        const { name, path } = subjectOf(change, brands);
        return (
          <li key={change.id} className="px-1 py-3">
            <Link
              prefetch={false}
              href={path}
              className="font-semibold underline-offset-2 hover:underline"
            >
              {name}, version {change.version}
            </Link>
            <p className="text-sm text-ink-soft">
              {change.by}, <Moment at={change.at} />
              {change.note !== '' && `: ${change.note}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
