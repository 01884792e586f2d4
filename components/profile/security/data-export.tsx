'use client';

import { Download, Hourglass } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { useRequest } from '#components/requests/use-request.ts';
import { saveFile } from '#components/media/save-file.ts';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';
import { LoadedPart } from './loaded-part.tsx';
import type { DataCopy } from './types.ts';

const POLL_INTERVAL_MS = 3_000;

function isBuilding(copy: DataCopy | undefined): boolean {
  return copy?.state === 'waiting';
}

/** A copy of all data stored about the member: requested, built, available for a week, downloaded. */
export function DataExport({ timeZone }: { timeZone: string }) {
  const t = useTranslations('security.export');
  const { pending, run } = useRequest();
  const loaded = useSWR('exports', () => call('GET /api/users/export'), {
    refreshInterval: (copies) => (isBuilding(copies?.[0]) ? POLL_INTERVAL_MS : 0),
  });
  const newest = loaded.data?.[0];

  const ask = async (): Promise<void> => {
    await call('POST /api/users/export');
    await loaded.mutate();
  };
  return (
    <LoadedPart loaded={loaded} lines={1}>
      {(copies) => (
        <div className="grid justify-items-start gap-4">
          <div role="status" className="w-full empty:hidden">
            {newest !== undefined && <Newest copy={newest} timeZone={timeZone} />}
          </div>
          {!isBuilding(newest) && (
            <Button
              variant="secondary"
              pending={pending}
              onClick={() => {
                void run(ask);
              }}
            >
              {t(copies.length === 0 ? 'ask' : 'askAgain')}
            </Button>
          )}
        </div>
      )}
    </LoadedPart>
  );
}

function Newest({ copy, timeZone }: { copy: DataCopy; timeZone: string }) {
  const t = useTranslations('security.export');
  const format = useFormatter();
  const { pending, run } = useRequest();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeZone });

  if (copy.state === 'waiting') {
    return (
      <p className="flex items-start gap-3 rounded-field bg-sunken px-4 py-3 text-sm">
        <Hourglass aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
        {t('building')}
      </p>
    );
  }
  if (copy.state === 'failed') return <p className="text-sm text-danger">{t('failed')}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-field border border-line bg-raised px-4 py-3.5">
      <p className="grid min-w-0 flex-1 basis-44 gap-0.5">
        <span className="font-ui font-semibold">
          {t('ready', { day: day(copy.readyAt ?? copy.requestedAt) })}
        </span>
        <span className="text-sm text-ink-soft">
          {copy.bytes !== null && <>{t('size', { megabytes: megabytes(copy.bytes) })} </>}
          {copy.expiresAt !== null && t('until', { day: day(copy.expiresAt) })}
        </span>
      </p>
      <Button
        size="sm"
        pending={pending}
        onClick={() => {
          void run(() => saveFile(`/api/users/export/${copy.id}`, 'export.zip'));
        }}
      >
        <Download aria-hidden="true" strokeWidth={1.75} />
        {t('save')}
      </Button>
    </div>
  );
}

function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10);
}
