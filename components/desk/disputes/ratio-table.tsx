import { DataTable, type Column } from '../data-table.tsx';
import { Pill, type Tone } from '../pill.tsx';
import type { RatioTable as Ratios } from '#lib/desk/disputes/dispute-ratio.ts';
import { markRatio, type RatioMark } from '#lib/desk/plain/mark-ratio.ts';
import { shortMonth } from '../format.ts';

type Row = Ratios['rows'][number];
interface RatioTableProps {
  table: Ratios;
  /** What a row represents. */
  of: string;
  nameOf: (name: string) => string;
}

const TONES: Readonly<Record<RatioMark, Tone>> = {
  none: 'plain',
  few: 'plain',
  fine: 'good',
  watch: 'accent',
  excessive: 'bad',
};
const LABELS: Readonly<Record<RatioMark, string>> = {
  none: '',
  few: 'few charges',
  fine: '',
  watch: 'watch',
  excessive: 'excessive',
};
/** Two decimals, truncated: rounding up would show a limit before it is reached. */
function percent(charges: number, disputes: number): string {
  return `${(Math.floor((disputes * 10_000) / charges) / 100).toFixed(2)} %`;
}

function Ratio({ charges, disputes, lost }: Row['cells'][number]) {
  const mark = markRatio(charges, disputes);
  if (mark === 'none') return <span className="text-ink-soft">–</span>;
  return (
    <>
      <span className="font-semibold">{charges === 0 ? '–' : percent(charges, disputes)}</span>
      {LABELS[mark] !== '' && (
        <>
          {' '}
          <Pill tone={TONES[mark]}>{LABELS[mark]}</Pill>
        </>
      )}
      <span className="block text-xs text-ink-soft">
        {disputes} of {charges}
        {lost > 0 && `, ${String(lost)} lost`}
      </span>
    </>
  );
}

/** Disputes per charge, one column per month, the newest first, which a phone shows without scrolling. */
export function RatioTable({ table, of, nameOf }: RatioTableProps) {
  const columns: Column<Row>[] = [
    {
      name: of,
      nowrap: true,
      cell: ({ name }) => <span className="font-semibold">{nameOf(name)}</span>,
    },
    ...[...table.months.entries()].reverse().map(([index, month]) => ({
      name: shortMonth(month),
      number: true,
      nowrap: true,
      cell: ({ cells }: Row) => {
        const cell = cells[index];
        return cell === undefined ? '' : <Ratio {...cell} />;
      },
    })),
  ];
  return (
    <DataTable
      matrix
      label={`Dispute rate by ${of.toLowerCase()}`}
      columns={columns}
      rows={table.rows}
      keyOf={({ name }) => name}
      empty="No charges in these months."
    />
  );
}
