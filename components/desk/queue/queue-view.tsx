'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { PageHeader } from '#components/desk/page-header.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Lane } from '#lib/desk/queue/kinds.ts';
import { LaneBar, queueAddress } from './lane-bar.tsx';
import { QueueBench } from './queue-bench.tsx';

interface QueueViewProps {
  brands: readonly { id: string; name: string }[];
  lane: Lane | undefined;
  brandId: string | undefined;
}

const KEYS = [
  ['A', 'Approve, publish, grant or dismiss'],
  ['1 – 9', 'Reject with the reason shown'],
  ['N', 'Profile text: also reject the screen name'],
  ['U', 'Undo the last decision, within five seconds'],
  ['S', 'Skip'],
  ['?', 'Show keyboard shortcuts'],
] as const;

/** A single queue of everything that needs a decision. */
export function QueueView({ brands, lane, brandId }: QueueViewProps) {
  const router = useRouter();
  const [helps, setHelps] = useState(false);
  return (
    <>
      <PageHeader
        title="Moderation"
        aside={
          <div className="flex items-center gap-2">
            {brands.length > 1 && (
              <Select
                aria-label="Brand"
                value={brandId ?? ''}
                placeholder="All brands"
                options={brands.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={({ target: { value } }) => {
                  router.push(queueAddress(lane, value === '' ? undefined : value));
                }}
              />
            )}
            <Button
              size="sm"
              variant="quiet"
              className="max-lg:hidden"
              onClick={() => {
                setHelps(true);
              }}
            >
              Shortcuts
            </Button>
          </div>
        }
      />
      <LaneBar lane={lane} brandId={brandId} />
      <QueueBench
        key={`${lane ?? ''}:${brandId ?? ''}`}
        lane={lane}
        brandId={brandId}
        brands={brands}
        onHelp={() => {
          setHelps(true);
        }}
      />
      <Dialog open={helps} onOpenChange={setHelps} title="Shortcuts" closeLabel="Close">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
          {KEYS.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt className="font-mono font-semibold">{key}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
