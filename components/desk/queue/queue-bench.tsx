'use client';

import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Lane } from '#lib/desk/queue/kinds.ts';
import { noteWork } from '../at-work.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { choicesOf, type Mode } from './choices.ts';
import { ItemFacts } from './item-facts.tsx';
import { itemName, type Choice } from './queue-item.ts';
import { QueueRun, type RunState } from './queue-run.ts';
import { Stage } from './stage.tsx';

/** The queue while its page is open; the items held are released when it is left. */
function useQueueRun(
  lane: Lane | undefined,
  brandId: string | undefined,
): { run: QueueRun; state: RunState } {
  const [run] = useState(() => new QueueRun({ lane, brandId }));
  useEffect(() => {
    const leave = (): void => void run.leave();
    noteWork();
    run.start();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      run.stop();
    };
  }, [run]);
  return { run, state: useSyncExternalStore(run.subscribe, run.read, run.read) };
}

const TYPED = 'input, textarea, select, [contenteditable], [role=dialog] *';

/** Calls the handler for each single key pressed outside text inputs. */
function useKeys(onKey: (key: string) => boolean): void {
  const handleKey = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, repeat, target } = event;
      if (ctrlKey || metaKey || altKey || repeat) return;
      if (target instanceof Element && target.closest(TYPED)) return;
      if (handleKey(event.key.toLowerCase())) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}

interface QueueBenchProps {
  lane: Lane | undefined;
  brandId: string | undefined;
  brands: readonly { id: string; name: string }[];
  onHelp: () => void;
}

const FRESH: Mode = { renames: false, photoId: null };

/** The current item, its facts, and the decisions with their keys. */
export function QueueBench({ lane, brandId, brands, onHelp }: QueueBenchProps) {
  const { run, state } = useQueueRun(lane, brandId);
  const [{ of, ...mode }, setMode] = useState<Mode & { of: string }>({ ...FRESH, of: '' });
  const { items, loaded, going, note, errorMessage, skipped, done } = state;
  const [item] = items;
  const now = item?.id === of ? mode : FRESH;
  const change = (next: Partial<Mode>) => {
    if (item) setMode({ ...now, ...next, of: item.id });
  };
  const choices = item ? choicesOf(item, now) : [];
  const decide = (choice: Choice) => {
    run.decide(choice);
  };
  useKeys((key) => {
    const choice = choices.find((one) => one.key === key);
    if (choice) decide(choice);
    else if (key === 'u') run.undo();
    else if (key === 's') run.skip();
    else if (key === '?') onHelp();
    else if (key === 'n' && item?.kind === 'text') change({ renames: !now.renames });
    else return false;
    return true;
  });
  const known = brands.find(({ id }) => id === item?.brandId)?.name;
  const brand = known ?? item?.brandId ?? (item === undefined ? '' : 'Hosted profile');
  return (
    <div className="mt-1 lg:mt-3">
      <p role="status" className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
        {going ? (
          <>
            <span className="min-w-0">
              {itemName(going.item)}: <strong>{going.choice.label}</strong>
            </span>
            <Button size="sm" variant="secondary" onClick={run.undo}>
              Undo
            </Button>
          </>
        ) : note ? (
          <span className={clsx(note.bad && 'font-medium text-danger')}>{note.text}</span>
        ) : (
          <span className="text-ink-soft">{done > 0 ? `${String(done)} decided` : ''}</span>
        )}
        {skipped.length > 0 && (
          <Button size="sm" variant="quiet" className="ml-auto" onClick={run.restoreSkipped}>
            {`Restore ${String(skipped.length)} skipped`}
          </Button>
        )}
      </p>
      {errorMessage !== null && (
        <p role="alert" className="mb-3 flex flex-wrap items-center gap-3 text-sm text-danger">
          {errorMessage}
          <Button size="sm" variant="secondary" onClick={() => void run.fill()}>
            Retry
          </Button>
        </p>
      )}
      {!loaded && (
        <div aria-busy="true" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <Skeleton className="block h-[34dvh] lg:h-[calc(100dvh-13rem)]" />
          <Skeleton className="block h-40" />
        </div>
      )}
      {loaded && !item && errorMessage === null && (
        <EmptyState title="Queue empty">
          New items appear here automatically.
          {lane !== undefined && ' See All for other types.'}
        </EmptyState>
      )}
      {item && (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <Stage
            items={items}
            photoId={now.photoId}
            onPhoto={(photoId) => {
              change({ photoId });
            }}
          />
          <div className="grid content-start gap-4">
            <div className="sticky bottom-0 z-10 -mx-(--gutter) grid gap-1.5 border-t border-line bg-surface px-(--gutter) py-2 max-lg:order-first lg:static lg:mx-0 lg:border-0 lg:p-0">
              {now.photoId !== null && <p className="text-sm font-medium">Reason for rejection</p>}
              <ChoiceBar choices={choices} onChoice={decide} />
              <div className="flex flex-wrap gap-1.5">
                <Button size="sm" variant="quiet" onClick={run.skip}>
                  Skip
                </Button>
                {item.kind === 'text' && (
                  <Button
                    size="sm"
                    variant={now.renames ? 'secondary' : 'quiet'}
                    aria-pressed={now.renames}
                    onClick={() => {
                      change({ renames: !now.renames });
                    }}
                  >
                    Reject name too
                  </Button>
                )}
              </div>
            </div>
            <ItemFacts item={item} brand={brand} />
          </div>
        </div>
      )}
    </div>
  );
}
