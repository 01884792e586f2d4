'use client';

import { clsx } from 'clsx';
import { Menu } from 'radix-ui/internal';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';

export interface MenuItem {
  label: string;
  icon: ReactNode;
  danger?: boolean;
  onPick: () => void;
}

/** One of a few exclusive choices, shown by a character; picking the checked one again takes it back. */
export interface MenuChoice {
  label: string;
  glyph: string;
  checked: boolean;
  onPick: () => void;
}

interface MenuLayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it, which is in the page before this script is loaded. */
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  items: readonly MenuItem[];
  /** In one row above the items. */
  choices: readonly MenuChoice[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Choices are in a row: the arrows of its direction move among them, too. */
function moveAmongChoices(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const row = event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemcheckbox"]');
  const from = [...row].findIndex((choice) => choice === event.target);
  if (from < 0) return;
  event.preventDefault();
  row[from + step]?.focus();
}

/** The content of Menu, loaded with everything that layers need. */
export function MenuLayer({ open, onOpenChange, button, label, items, choices }: MenuLayerProps) {
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Anchor virtualRef={button} />
      <Menu.Portal>
        <Menu.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          loop={false}
          onKeyDown={moveAmongChoices}
          onInteractOutside={(event) => {
            // The button itself closes the menu that it opened.
            const { target } = event.detail.originalEvent;
            if (target instanceof Node && button.current?.contains(target) === true) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) button.current?.focus();
          }}
          className="motion-rise z-50 grid min-w-[min(12rem,90vw)] rounded-card border border-line bg-raised py-1.5 text-ink shadow-overlay [border-radius:min(var(--radius-card),1rem)]"
        >
          {choices.length > 0 && (
            <div role="none" className="flex gap-0.5 border-b border-line px-1.5 pb-1.5">
              {choices.map(({ label: name, glyph, checked, onPick }) => (
                <Menu.CheckboxItem
                  key={name}
                  checked={checked}
                  aria-label={name}
                  onSelect={onPick}
                  className="grid size-11 cursor-pointer place-items-center rounded-full text-2xl outline-none data-[highlighted]:bg-sunken data-[highlighted]:outline-3 data-[highlighted]:-outline-offset-3 data-[highlighted]:outline-focus data-[state=checked]:bg-accent-soft"
                >
                  <span aria-hidden="true">{glyph}</span>
                </Menu.CheckboxItem>
              ))}
            </div>
          )}
          {items.map(({ label: name, icon, danger = false, onPick }) => (
            <Menu.Item
              key={name}
              onSelect={onPick}
              className={clsx(
                'flex min-h-12 cursor-pointer items-center gap-3 px-4 font-ui font-medium outline-none data-[highlighted]:bg-sunken data-[highlighted]:outline-3 data-[highlighted]:-outline-offset-3 data-[highlighted]:outline-focus [&_svg]:size-5 [&_svg]:shrink-0',
                danger && 'text-danger',
              )}
            >
              {icon}
              {name}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
