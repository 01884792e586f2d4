'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { diff } from '#lib/desk/plain/diff.ts';
import { deskCall } from '../desk-call.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { ChangeList } from './change-list.tsx';
import type { Fields } from './json-schema.ts';
import { PublishDialog } from './publish-dialog.tsx';

/** The configuration whose earlier version is restored. */
export type RestoreCall = {
  readonly of: 'flows/{brand}/{code}' | 'plans/{product}' | 'brands/{brand}';
  readonly params: Readonly<Record<string, string>>;
};

type RestoreBody = {
  readonly version: number;
  readonly newest: number;
  readonly note: string;
  /** Of a plan whose price would be unusual. */
  readonly confirmedPriceMinor?: number | undefined;
};

/** Restores an earlier version as a new one, and returns its number. */
export function restoreVersion(
  { of, params }: RestoreCall,
  body: RestoreBody,
): Promise<{ readonly version: number | null }> {
  return deskCall(`POST /api/desk/${of}/restore`, { params, body });
}

interface PastVersion {
  version: number;
  /** ISO 8601. */
  publishedAt: string;
  content: Fields;
  /** The version before it; null for the first. */
  earlier: Fields | null;
  by: string | null;
  note: string;
  restores: number | null;
}

interface HistoryListProps {
  what: string;
  versions: readonly PastVersion[];
  /** The published version and its content. */
  newest: { readonly version: number; readonly content: Fields };
  /** Why no version can be restored. */
  locked?: string;
  path: string;
  restore: RestoreCall;
}

/** Every version with its changes from the one before; any of them can be restored. */
export function HistoryList(props: HistoryListProps) {
  const { what, versions, newest, locked, path, restore } = props;
  const router = useRouter();
  const [asked, setAsked] = useState<PastVersion>();
  const [open, setOpen] = useState(false);
  return (
    <>
      {locked !== undefined && <p className="mt-4 text-sm font-medium">{locked}</p>}
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {versions.map((one) => (
          <li key={one.version} className="py-3">
            <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <div className="mr-auto grid gap-1">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  Version {one.version}
                  <Pill tone={one.version === newest.version ? 'good' : 'plain'}>
                    {one.version === newest.version ? 'published' : 'superseded'}
                  </Pill>
                </p>
                <p className="text-sm text-ink-soft">
                  <Moment at={one.publishedAt} />
                  {one.by !== null && ` by ${one.by}`}
                  {one.restores !== null && `, restores version ${String(one.restores)}`}
                </p>
                {one.note !== '' && <p className="max-w-prose text-sm">{one.note}</p>}
              </div>
              {one.version !== newest.version && locked === undefined && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Restore version ${String(one.version)}`}
                  onClick={() => {
                    setAsked(one);
                    setOpen(true);
                  }}
                >
                  Restore…
                </Button>
              )}
            </div>
            {one.earlier !== null && (
              <Disclosure
                className="mt-1 border-b-0"
                title={<span className="text-sm">Changes</span>}
              >
                <ChangeList changes={diff(one.earlier, one.content)} />
              </Disclosure>
            )}
          </li>
        ))}
      </ol>
      {asked && (
        <PublishDialog
          key={asked.version}
          title={`Restore version ${String(asked.version)}`}
          then={`${what} is published again as in version ${String(asked.version)}, as version ${String(newest.version + 1)}.`}
          action={`Publish as version ${String(newest.version + 1)}`}
          changes={diff(newest.content, asked.content)}
          open={open}
          onOpenChange={setOpen}
          publish={async (note, confirmedPriceMinor) => {
            const body = {
              version: asked.version,
              newest: newest.version,
              note,
              confirmedPriceMinor,
            };
            const done = await restoreVersion(restore, body);
            setOpen(false);
            router.push(`${path}?done=${String(done.version ?? 'asked')}`);
          }}
        />
      )}
    </>
  );
}
