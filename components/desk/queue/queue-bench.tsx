'use client';

import { clsx } from 'clsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Lane } from '#lib/desk/queue/kinds.ts';
import { noteWork } from '../at-work.ts';
import { BlurSetting } from './blur-setting.tsx';
import { ChoiceBar, KeyHint } from './choice-bar.tsx';
import { choicesOf, type Mode } from './choices.ts';
import { CloseDialog } from './close-dialog.tsx';
import { EscalateDialog } from './escalate-dialog.tsx';
import { ItemFacts } from './item-facts.tsx';
import type { Choice, Item, Judgement } from './queue-item.ts';
import { QueueRun, type RunState } from './queue-run.ts';
import { ShowPictures } from './show-pictures.tsx';
import { Stage } from './stage.tsx';
import { TranslatedItem } from './translated-text.tsx';
import { TranslationBar } from './translation-bar.tsx';
import { UndoList } from './undo-list.tsx';
import { useBlur } from './use-blur.ts';
import { usePressedKey } from './use-pressed-key.ts';
import { useTranslation } from './use-translation.ts';

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

interface QueueBenchProps {
  lane: Lane | undefined;
  brandId: string | undefined;
  brands: readonly { id: string; name: string }[];
  onHelp: () => void;
  /** With the items that are decided here and can still be undone: the server counts them until then. */
  onDecided: (items: readonly Item[]) => void;
}

/** Whether members wrote something in an item. */
function hasText(item: Item): boolean {
  if (item.kind === 'verification') return false;
  if (!('similar' in item)) return true;
  return (item.caption ?? '') !== '' || item.refusal !== null;
}

/** A text and a review have none; a report may have those of who was reported. */
const hasPictures = (item: Item): boolean => !('stars' in item) && item.kind !== 'text';

const FRESH: Mode = { renames: false, photoId: null, act: null };

/** What a reason is chosen for. */
const STEPS = {
  photo: 'Reason for rejection',
  warning: 'Reason for the warning',
  disabled: 'Reason for closing the account',
} as const;

/** The current item, its facts, and the decisions with their keys. */
export function QueueBench({ lane, brandId, brands, onHelp, onDecided }: QueueBenchProps) {
  const { run, state } = useQueueRun(lane, brandId);
  const [{ of, ...mode }, setMode] = useState<Mode & { of: string }>({ ...FRESH, of: '' });
  const { items, loaded, going, note, errorMessage, skipped, done } = state;
  useEffect(() => {
    onDecided(going.map((one) => one.item));
    return () => {
      onDecided([]);
    };
  }, [going, onDecided]);
  const [item] = items;
  const now = item?.id === of ? mode : FRESH;
  const change = (next: Partial<Mode>) => {
    if (item) setMode({ ...now, ...next, of: item.id });
  };
  const [asked, setAsked] = useState<Judgement | null>(null);
  const [escalated, setEscalated] = useState('');
  const blur = useBlur();
  const translation = useTranslation(item);
  const choices = item ? choicesOf(item, now) : [];
  const isStep = now.act !== null || now.photoId !== null;
  const back = (): void => {
    change({ act: null, photoId: null });
  };
  const decide = (choice: Choice): void => {
    if ('opens' in choice) change({ act: choice.opens, photoId: null });
    else if (choice.confirms === true) setAsked(choice);
    else run.decide(choice);
  };
  usePressedKey((key) => {
    const choice = choices.find((one) => one.key === key);
    if (choice) decide(choice);
    else if (key === 'escape' && isStep) back();
    else if (key === 'b' && item) blur.toggle(item.id);
    else if (key === 'e' && item) setEscalated(item.id);
    else if (key === 't' && item && hasText(item)) translation.toggle();
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
      <div role="status" className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
        {note ? (
          <span className={clsx(note.bad && 'font-medium text-danger')}>{note.text}</span>
        ) : (
          going.length === 0 && (
            <span className="text-ink-soft">{done > 0 ? `${String(done)} decided` : ''}</span>
          )
        )}
        <UndoList going={going} onUndo={run.undo} />
        {skipped.length > 0 && (
          <Button size="sm" variant="quiet" className="ml-auto" onClick={run.restoreSkipped}>
            {`Restore ${String(skipped.length)} skipped`}
          </Button>
        )}
      </div>
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
      {item && asked?.decision.id === item.id && (
        <CloseDialog
          item={item}
          choice={asked}
          onLeave={() => {
            setAsked(null);
          }}
          onDecide={(choice) => {
            setAsked(null);
            run.decide(choice);
          }}
        />
      )}
      {item?.id === escalated && item.escalation === null && (
        <EscalateDialog
          item={item}
          onEscalate={run.escalate}
          onLeave={() => {
            setEscalated('');
          }}
        />
      )}
      {item && (
        <TranslatedItem translation={translation}>
          <div
            data-blurred={blur.isBlurred(item.id) || undefined}
            className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]"
          >
            <Stage
              items={items}
              photoId={now.photoId}
              onPhoto={(photoId) => {
                change({ photoId });
              }}
            />
            <div className="grid content-start gap-4">
              <div className="sticky bottom-0 z-10 -mx-(--gutter) grid gap-1.5 border-t border-line bg-surface px-(--gutter) py-2 max-lg:order-first lg:static lg:mx-0 lg:border-0 lg:p-0">
                {isStep && <p className="text-sm font-medium">{STEPS[now.act ?? 'photo']}</p>}
                <ChoiceBar choices={choices} withRules={now.act !== null} onChoice={decide} />
                <div className="flex flex-wrap items-center gap-1.5">
                  {isStep && (
                    <Button size="sm" variant="quiet" onClick={back}>
                      Back
                    </Button>
                  )}
                  <Button size="sm" variant="quiet" aria-keyshortcuts="s" onClick={run.skip}>
                    <KeyHint>s</KeyHint>
                    Skip
                  </Button>
                  {item.escalation === null && (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-keyshortcuts="e"
                      onClick={() => {
                        setEscalated(item.id);
                      }}
                    >
                      <KeyHint>e</KeyHint>
                      Escalate
                    </Button>
                  )}
                  {hasPictures(item) && <ShowPictures withKey itemId={item.id} blur={blur} />}
                  {item.kind === 'text' && (
                    <Button
                      size="sm"
                      variant={now.renames ? 'secondary' : 'quiet'}
                      aria-pressed={now.renames}
                      aria-keyshortcuts="n"
                      onClick={() => {
                        change({ renames: !now.renames });
                      }}
                    >
                      <KeyHint>n</KeyHint>
                      Reject name too
                    </Button>
                  )}
                </div>
              </div>
              {hasText(item) && <TranslationBar translation={translation} />}
              <ItemFacts item={item} brand={brand} />
              {hasPictures(item) && <BlurSetting blur={blur} />}
            </div>
          </div>
        </TranslatedItem>
      )}
    </div>
  );
}
