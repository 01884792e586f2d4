'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import useSWR from 'swr';
import { deskCall, type DeskAnswer } from '#components/desk/desk-call.ts';
import { PageHeader } from '#components/desk/page-header.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Lane } from '#lib/desk/queue/kinds.ts';
import { isQuiet } from '../at-work.ts';
import { useRetry } from '../use-retry.ts';
import { useWorkChanges } from '../use-work-changes.ts';
import { PausedItems } from './paused-items.tsx';
import { QueueBench } from './queue-bench.tsx';
import type { Item } from './queue-item.ts';

interface QueueViewProps {
  brands: readonly { id: string; name: string }[];
  lane: Lane | undefined;
  brandId: string | undefined;
}

/** How often the counts are fetched without an event. */
const EVERY_MS = 30_000;

const KEYS = [
  ['A', 'Approve, publish, grant or dismiss'],
  ['1 – 9', 'Reject with the reason shown'],
  ['N', 'Profile text: also reject the screen name'],
  ['U', 'Undo the last decision, within a minute and of the last ten'],
  ['S', 'Skip'],
  ['E', 'Escalate to a senior moderator, with a note'],
  ['T', 'Translate the texts, and hide the translation'],
  ['B', 'Show or blur the picture'],
  ['+ – 0', 'Zoom in, out, and back; drag or arrow keys move the picture'],
  ['Esc', 'Back from the reasons'],
  ['?', 'Show keyboard shortcuts'],
] as const;

/** A single queue of everything that needs a decision. */
export function QueueView({ brands, lane, brandId }: QueueViewProps) {
  const router = useRouter();
  const [helps, setHelps] = useState(false);
  const [decided, setDecided] = useState<readonly Item[]>([]);
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
      <LaneBar lane={lane} brandId={brandId} decided={decided} />
      <QueueBench
        key={`${lane ?? ''}:${brandId ?? ''}`}
        lane={lane}
        brandId={brandId}
        brands={brands}
        onDecided={setDecided}
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

const NAMES: Readonly<Record<Lane, string>> = {
  photo: 'Photos',
  verification: 'Selfies',
  chat_photo: 'Chat photos',
  text: 'Profile texts',
  report: 'Reports',
  review: 'Reviews',
  appeal: 'Appeals',
  senior: 'Senior',
};
const ALL: readonly Lane[] = [
  'photo',
  'verification',
  'chat_photo',
  'text',
  'report',
  'review',
  'appeal',
];

/** The tab of an item that was not passed on: all appeals share one. */
const laneOf = ({ kind }: Item): Lane => ALL.find((one) => one === kind) ?? 'appeal';

interface LaneBarProps {
  lane: Lane | undefined;
  brandId: string | undefined;
  /** Items that the server counts although they are decided here. */
  decided: readonly Item[];
}

/** The address of the filtered queue. */
function queueAddress(lane: Lane | undefined, brandId: string | undefined): string {
  const search = new URLSearchParams({
    ...(lane !== undefined && { kind: lane }),
    ...(brandId !== undefined && { brand: brandId }),
  }).toString();
  return search === '' ? '/queue' : `/queue?${search}`;
}

function ageOf(since: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - new Date(since).getTime()) / 60_000));
  if (minutes < 60) return `${String(minutes)} min`;
  if (minutes < 48 * 60) return `${String(Math.floor(minutes / 60))} h`;
  return `${String(Math.floor(minutes / 1_440))} days`;
}

/**
 * The number of pending items of each kind, and how long the oldest has waited; the choice is stored in the
 * address.
 */
function LaneBar({ lane, brandId, decided }: LaneBarProps) {
  const { data, error, mutate } = useSWR<DeskAnswer<'GET /api/desk/queue'>, unknown>(
    ['desk-queue', brandId ?? '', lane ?? ''],
    () => deskCall('GET /api/desk/queue', { query: brandId === undefined ? {} : { brandId } }),
    {
      refreshInterval: EVERY_MS,
      keepPreviousData: true,
      isPaused: isQuiet,
      shouldRetryOnError: false,
    },
  );
  const again = useCallback(() => void mutate(), [mutate]);
  useRetry(error, again, EVERY_MS);
  useWorkChanges(again);
  const most = data?.most ?? 0;
  const decidedIn = Map.groupBy(decided, (item) => (lane === 'senior' ? lane : laneOf(item)));
  const laneStats = new Map(
    data?.lanes.map((one) => {
      const waiting = one.waiting - (decidedIn.get(one.lane)?.length ?? 0);
      // Of more than are counted the rest is not known.
      return [one.lane, one.waiting > most ? one : { ...one, waiting: Math.max(0, waiting) }];
    }),
  );
  // What was passed on is not among what everybody decides.
  const open = ALL.map((one) => laneStats.get(one)?.waiting ?? 0);
  const total = { waiting: open.reduce((sum, count) => sum + count, 0), oldest: null };
  const tab = (one: Lane | undefined, name: string) => {
    const { waiting = 0, oldest = null } = one === undefined ? total : (laneStats.get(one) ?? {});
    return (
      <li key={name}>
        <Link
          prefetch={false}
          href={queueAddress(one, brandId)}
          aria-current={lane === one ? 'true' : undefined}
          className={clsx(
            'flex min-h-11 items-center gap-1.5 rounded-control px-3 text-sm font-medium whitespace-nowrap',
            lane === one ? 'bg-accent-soft text-on-accent-soft' : 'text-ink-soft hover:bg-sunken',
          )}
        >
          {name}
          {waiting > 0 && (
            <span className="tabular-nums">
              {waiting > most ? `${String(most)}+` : waiting}
              {oldest !== null && <span className="text-xs font-normal"> · {ageOf(oldest)}</span>}
            </span>
          )}
        </Link>
      </li>
    );
  };
  return (
    <>
      <nav aria-label="Types" className="mt-3 overflow-x-auto">
        <ul className="flex gap-1">
          {tab(undefined, 'All')}
          {ALL.map((one) => tab(one, NAMES[one]))}
          {laneStats.has('senior') && tab('senior', NAMES.senior)}
        </ul>
      </nav>
      <PausedItems paused={data?.paused ?? 0} most={most} />
    </>
  );
}
