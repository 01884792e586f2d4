'use client';

import * as Dropdown from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export interface MenuItem {
  label: string;
  icon: ReactNode;
  danger?: boolean;
  onPick: () => void;
}

interface MenuProps {
  /** The one button that opens it; it names the menu. */
  children: ReactNode;
  items: readonly MenuItem[];
}

/** Few things to do about something, behind one button. */
export function Menu({ children, items }: MenuProps) {
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger asChild>{children}</Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="motion-rise z-50 grid min-w-48 rounded-card border border-line bg-raised py-1.5 text-ink shadow-overlay [border-radius:min(var(--radius-card),1rem)]"
        >
          {items.map(({ label, icon, danger = false, onPick }) => (
            <Dropdown.Item
              key={label}
              onSelect={onPick}
              className={cn(
                'flex min-h-12 cursor-pointer items-center gap-3 px-4 font-ui font-medium outline-none data-[highlighted]:bg-sunken data-[highlighted]:outline-3 data-[highlighted]:-outline-offset-3 data-[highlighted]:outline-focus [&_svg]:size-5 [&_svg]:shrink-0',
                danger && 'text-danger',
              )}
            >
              {icon}
              {label}
            </Dropdown.Item>
          ))}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}
