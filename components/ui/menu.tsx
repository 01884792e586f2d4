'use client';

import dynamic from 'next/dynamic';
import { useRef, useState, type ReactNode } from 'react';
import type { MenuItem } from './menu-layer.tsx';

const MenuLayer = dynamic(async () => (await import('./menu-layer.tsx')).MenuLayer, {
  loading: () => null,
});

interface MenuProps {
  /** Names the button, and the menu. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  className: string;
  items: readonly MenuItem[];
}

/** Few things to do about something, behind one button. */
export function Menu({ label, children, className, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** Fetched as soon as a press is near, so that the press is answered at once. */
  const [near, setNear] = useState(false);
  const approach = (): void => {
    setNear(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        className={className}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => {
          approach();
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          approach();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {near && (
        <MenuLayer open={open} onOpenChange={setOpen} button={button} label={label} items={items} />
      )}
    </>
  );
}
