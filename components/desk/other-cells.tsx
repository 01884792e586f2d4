import type { ReactNode } from 'react';

interface OtherCellsProps {
  cells: readonly { readonly address: string; readonly names: readonly string[] }[];
  /** Of the page that opens at the other desk. */
  path: string;
  children: ReactNode;
}

/** Leads to the desks of other cells, by their brands. Nothing where one cell serves all. */
export function OtherCells({ cells, path, children }: OtherCellsProps) {
  if (cells.length === 0) return null;
  return (
    <section aria-labelledby="other-cells" className="mt-8 max-w-5xl">
      <h2 id="other-cells" className="display text-lg">
        Other cells
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{children}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {cells.map(({ address, names }) => (
          <li key={address}>
            <a href={`${address}${path}`} className="block px-1 py-3 hover:bg-raised">
              <span className="font-semibold">{names.join(', ')}</span>
              <span className="block text-sm text-ink-soft">{new URL(address).host}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
