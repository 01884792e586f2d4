import type { Change } from '#lib/desk/plain/diff.ts';
import { pathLabel } from './field-labels.ts';
import { valueText } from './value-text.ts';

/** A list of changes: field, before, after. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="text-sm text-ink-soft">No changes.</p>;
  return (
    <ul aria-label="Changes" className="divide-y divide-line border-y border-line text-sm">
      {changes.map(({ path, before, after }) => (
        <li key={path.join('.')} className="grid gap-1 py-2">
          <p className="font-medium break-words">{pathLabel(path)}</p>
          <p className="grid gap-0.5 break-words">
            <span>
              <span className="sr-only">before </span>
              <del className="rounded-badge bg-danger-soft px-1 text-on-danger-soft">
                {valueText(path.at(-1) ?? '', before)}
              </del>
            </span>
            <span>
              <span className="sr-only">after </span>
              <ins className="rounded-badge bg-success-soft px-1 text-on-success-soft no-underline">
                {valueText(path.at(-1) ?? '', after)}
              </ins>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
