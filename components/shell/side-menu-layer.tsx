'use client';

import Link from 'next/link';
import { Bell, BellPlus, Coins, Crown, MessageCircle, Search, UserRound } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { focusTitle } from '#components/ui/focus-title.ts';
import { CloseCorner, Veil } from '#components/ui/overlay.tsx';

type SideMenuItem = 'find' | 'chats' | 'notifications' | 'profile' | 'vip' | 'credits' | 'activate';

export interface SideMenuProps {
  /** The wordmark, as tall as its container. */
  mark: ReactNode;
  /** In order. VIP for free members, credits from level 1. */
  items: readonly { item: SideMenuItem; label: string; href: string }[];
  labels: { open: string; close: string; title: string };
  /** Below the links: theme, language, logout. */
  children?: ReactNode;
}

interface SideMenuLayerProps extends SideMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const icons = {
  find: Search,
  chats: MessageCircle,
  notifications: Bell,
  profile: UserRound,
  vip: Crown,
  credits: Coins,
  activate: BellPlus,
} as const;

/** The content of SideMenu, loaded with everything that layers need. */
export function SideMenuLayer(props: SideMenuLayerProps) {
  const { mark, items, labels, button, open, onOpenChange, children } = props;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Veil />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusTitle}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          className="motion-side fixed inset-y-0 left-0 z-50 flex w-80 max-w-[86vw] flex-col overflow-y-auto bg-raised text-ink shadow-overlay outline-none"
        >
          <Dialog.Title data-title tabIndex={-1} className="sr-only">
            {labels.title}
          </Dialog.Title>
          <div className="relative flex items-start justify-between overflow-hidden p-5 pb-8">
            <span aria-hidden="true" className="pattern absolute inset-0" />
            <span className="relative mt-1.5 block h-9">{mark}</span>
            <CloseCorner label={labels.close} className="-mt-1 -mr-2" />
          </div>
          <hr className="rule mx-5" />
          <ul className="px-3 py-4">
            {items.map(({ item, label, href }) => {
              const Icon = icons[item];
              return (
                <li key={item}>
                  <Link
                    prefetch={false}
                    href={href}
                    onClick={() => {
                      onOpenChange(false);
                    }}
                    className="flex min-h-13 items-center gap-4 rounded-field px-3 font-ui text-lg font-medium no-underline hover:bg-sunken"
                  >
                    <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
                    {label}
                  </Link>
                </li>
              );
            })}
          </ul>
          {children !== undefined && (
            <div className="mt-auto grid gap-3 px-5 pt-4 pb-6">
              {children}
              <div className="pb-safe" />
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
