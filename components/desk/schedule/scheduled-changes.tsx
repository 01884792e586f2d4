'use client';

import { useState } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import type { Change } from '#lib/desk/plain/diff.ts';
import { AsyncContent } from '../async-content.tsx';
import { ChangeList } from '../config/change-list.tsx';
import { useQuery } from '../use-query.ts';

/** What a publication that waits would change, loaded once it is opened. */
export function ScheduledChanges({ id }: { id: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure
      className="max-w-3xl border-b-0"
      title={<span className="text-sm">Changes</span>}
      onOpen={() => {
        setOpened(true);
      }}
    >
      {opened && <Compared id={id} />}
    </Disclosure>
  );
}

function Compared({ id }: { id: string }) {
  const result = useQuery('GET /api/desk/scheduled/{id}', { params: { id } });
  return (
    <AsyncContent result={result} lines={2}>
      {({ changes, outdated }) => (
        <div className="grid gap-3">
          {outdated && (
            <p role="status" className="text-sm font-medium">
              It changed after this was scheduled, so nothing will be published. Cancel it, and
              schedule it again.
            </p>
          )}
          <ChangeList changes={changes as readonly Change[]} />
        </div>
      )}
    </AsyncContent>
  );
}
