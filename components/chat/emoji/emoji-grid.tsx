'use client';

import { useState, type KeyboardEvent } from 'react';
import type { EmojiNames } from './emoji-list.ts';
import { moveInGrid } from './move-in-grid.ts';

interface EmojiGridProps {
  label: string;
  emojis: readonly string[];
  names: EmojiNames;
  onPick: (emoji: string) => void;
}

/** How many of the buttons are in the first row. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.offsetTop;
  return Math.max(buttons.filter(({ offsetTop }) => offsetTop === top).length, 1);
}

/** The grid is one tab stop; the arrow keys move inside it. */
export function EmojiGrid({ label, emojis, names, onPick }: EmojiGridProps) {
  const [stop, setStop] = useState(0);
  const current = Math.min(stop, emojis.length - 1);
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const place = { index: current, count: buttons.length, columns: columnsOf(buttons) };
    const to = moveInGrid(event.key, place);
    if (to === null) return;
    event.preventDefault();
    setStop(to);
    buttons[to]?.focus();
  };
  return (
    <div
      role="group"
      aria-label={label}
      onKeyDown={move}
      className="grid h-44 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] content-start overflow-y-auto overscroll-contain short:h-24"
    >
      {emojis.map((emoji, index) => (
        <button
          key={emoji}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={names[emoji]}
          title={names[emoji]}
          onClick={() => {
            setStop(index);
            onPick(emoji);
          }}
          className="grid h-11 place-items-center rounded-field text-2xl leading-none hover:bg-sunken focus-visible:-outline-offset-3"
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}
