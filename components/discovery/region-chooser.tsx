'use client';

import { Check, Lock, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import { Input } from '#components/ui/input.tsx';
import { Panel } from '#components/ui/panel.tsx';

export interface RegionChoice {
  id: number;
  name: string;
  href: string;
}

interface RegionChooserProps {
  regions: readonly RegionChoice[];
  /** The one searched now, and the member's own. */
  currentId: number;
  ownId: number | null;
  /** Free members search their own region; the others lead to what opens them. */
  locked: boolean;
  planHref: string;
  labels: {
    change: string;
    title: string;
    text: string;
    own: string;
    find: string;
    none: string;
    locked: string;
    plans: string;
    close: string;
  };
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The region in the page's head; pressed, it opens the list to change it. */
export function RegionChooser({
  regions,
  currentId,
  ownId,
  locked,
  planHref,
  labels,
}: RegionChooserProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const searchId = useId();
  const current = regions.find(({ id }) => id === currentId);
  const shown = regions.filter(({ name }) => folded(name).includes(folded(text.trim())));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={labels.change}
        onClick={() => {
          setOpen(true);
        }}
        className="-mx-1 inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-field px-1 font-ui font-semibold text-accent-ink underline decoration-2 underline-offset-4"
      >
        <MapPin aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        <span className="truncate">{current?.name}</span>
      </button>
      <Panel
        open={open}
        onOpenChange={setOpen}
        title={labels.title}
        closeLabel={labels.close}
        footer={
          locked ? (
            <Button asChild wide>
              <a href={planHref}>{labels.plans}</a>
            </Button>
          ) : undefined
        }
      >
        <p className="pb-3 text-ink-soft">{locked ? labels.locked : labels.text}</p>
        <label htmlFor={searchId} className="sr-only">
          {labels.find}
        </label>
        <Input
          id={searchId}
          type="search"
          placeholder={labels.find}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        <ul className="grid py-2">
          {shown.map(({ id, name, href }) => {
            const shut = locked && id !== ownId;
            const here = id === currentId;
            return (
              <li key={id}>
                <a
                  href={shut ? planHref : href}
                  aria-current={here ? 'true' : undefined}
                  className={cn(
                    'flex min-h-12 items-center gap-3 border-b border-line py-2 no-underline',
                    shut && 'text-ink-soft',
                    here && 'font-semibold',
                  )}
                >
                  <span className="flex-1">{name}</span>
                  {id === ownId && <span className="text-sm text-ink-soft">{labels.own}</span>}
                  {here && (
                    <Check aria-hidden="true" strokeWidth={2} className="size-5 text-success" />
                  )}
                  {shut && <Lock aria-hidden="true" strokeWidth={1.75} className="size-4" />}
                </a>
              </li>
            );
          })}
        </ul>
        <p role="status" className={cn('text-ink-soft', shown.length > 0 && 'sr-only')}>
          {shown.length === 0 ? labels.none : ''}
        </p>
      </Panel>
    </>
  );
}
