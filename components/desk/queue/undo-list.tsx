'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { itemName } from './queue-item.ts';
import type { Going } from './queue-run.ts';

interface UndoListProps {
  /** Decided, and not sent yet; the last one is the newest. */
  going: readonly Going[];
  onUndo: (id: string) => void;
}

/** The decisions that can still be taken back: the newest one, and the others behind a button. */
export function UndoList({ going, onUndo }: UndoListProps) {
  const [open, setOpen] = useState(false);
  const newest = going.at(-1);
  if (!newest) return null;
  const earlier = going.slice(0, -1).toReversed();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Line going={newest} onUndo={onUndo} />
      {earlier.length > 0 && (
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {`${String(earlier.length)} more`}
        </Button>
      )}
      {open && (
        <ul aria-label="Earlier decisions" className="grid w-full gap-1">
          {earlier.map((one) => (
            <li key={one.item.id} className="flex flex-wrap items-center gap-x-3">
              <Line going={one} onUndo={onUndo} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({
  going: { item, choice },
  onUndo,
}: {
  going: Going;
  onUndo: UndoListProps['onUndo'];
}) {
  return (
    <>
      <span className="min-w-0">
        {itemName(item)}: <strong>{choice.label}</strong>
      </span>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Undo: ${itemName(item)}, ${choice.label}`}
        onClick={() => {
          onUndo(item.id);
        }}
      >
        Undo
      </Button>
    </>
  );
}
