'use client';

import Link from 'next/link';
import { clsx } from 'clsx';
import useSWR from 'swr';
import { deskCall } from '#components/desk/desk-call.ts';
import type { Lane } from '#lib/desk/queue/kinds.ts';
import { isQuiet } from '../at-work.ts';

const NAMES: Readonly<Record<Lane, string>> = {
  photo: 'Photos',
  chat_photo: 'Chat photos',
  text: 'Profile texts',
  report: 'Reports',
  review: 'Reviews',
  appeal: 'Appeals',
};
const ALL: readonly Lane[] = ['photo', 'chat_photo', 'text', 'report', 'review', 'appeal'];

interface LaneBarProps {
  lane: Lane | undefined;
  brandId: string | undefined;
}

/** The address of the filtered queue. */
export function queueAddress(lane: Lane | undefined, brandId: string | undefined): string {
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
export function LaneBar({ lane, brandId }: LaneBarProps) {
  const { data } = useSWR(
    ['desk-queue', brandId ?? '', lane ?? ''],
    () => deskCall('GET /api/desk/queue', { query: brandId === undefined ? {} : { brandId } }),
    { refreshInterval: 20_000, keepPreviousData: true, isPaused: isQuiet },
  );
  const most = data?.most ?? 0;
  const laneStats = new Map(data?.lanes.map((one) => [one.lane, one]));
  const tab = (one: Lane | undefined, name: string) => {
    const { waiting = 0, oldest = null } = (one && laneStats.get(one)) ?? {};
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
    <nav aria-label="Types" className="mt-3 overflow-x-auto">
      <ul className="flex gap-1">
        {tab(undefined, 'All')}
        {ALL.map((one) => tab(one, NAMES[one]))}
      </ul>
    </nav>
  );
}
