import Link from 'next/link';
import { DataTable } from '../data-table.tsx';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';

interface ListedFlow {
  brandId: string;
  code: string;
  version: number;
  publishedAt: Date;
  by: string | null;
  note: string;
  draft: boolean;
  experiment: boolean;
}

interface FlowTableProps {
  brand: { readonly id: string; readonly name: string };
  flows: readonly ListedFlow[];
  /** The flow code of visitors who come without one. */
  defaultCode: string;
}

/** The flows of one brand. */
export function FlowTable({ brand, flows, defaultCode }: FlowTableProps) {
  return (
    <DataTable
      label={`Flows of ${brand.name}`}
      empty="No published flows."
      keyOf={({ code }) => code}
      rows={flows}
      columns={[
        {
          name: 'Flow',
          nowrap: true,
          cell: ({ code, draft, experiment }) => (
            <span className="flex flex-wrap items-center gap-2">
              <Link
                prefetch={false}
                href={`/flows/${brand.id}/${code}`}
                className="-my-1.5 inline-flex min-h-8 items-center font-semibold underline underline-offset-2"
              >
                {code}
              </Link>
              {code === defaultCode && <Pill>default</Pill>}
              {draft && <Pill tone="accent">draft</Pill>}
              {experiment && <Pill tone="good">experiment</Pill>}
            </span>
          ),
        },
        { name: 'Version', number: true, cell: ({ version }) => version },
        { name: 'Published', nowrap: true, cell: ({ publishedAt }) => <Moment at={publishedAt} /> },
        { name: 'By', nowrap: true, cell: ({ by }) => by ?? '—' },
        { name: 'Note', cell: ({ note }) => note },
      ]}
    />
  );
}
