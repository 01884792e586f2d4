'use client';

import type { ReactNode } from 'react';
import { later } from './later.tsx';
import type { MenuChoice, MenuItem } from './menu-layer.tsx';
import { useLayerButton } from './use-layer-button.ts';

const MenuLayer = later(async () => (await import('./menu-layer.tsx')).MenuLayer);

interface MenuProps {
  /** Accessible name of the button and of the menu. */
  label: string;
  /** Content of the button. */
  children: ReactNode;
  className: string;
  items: readonly MenuItem[];
  choices?: readonly MenuChoice[];
}

/** A few actions on something, behind one button. */
export function Menu({ label, children, className, items, choices = [] }: MenuProps) {
  const { button, open, setOpen, near, toggle, triggerProps } = useLayerButton();
  return (
    <>
      <button
        {...triggerProps}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        className={className}
        onClick={() => {
          toggle(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          toggle(true);
        }}
      >
        {children}
      </button>
      {near && (
        <MenuLayer
          open={open}
          onOpenChange={setOpen}
          button={button}
          label={label}
          items={items}
          choices={choices}
        />
      )}
    </>
  );
}
