'use client';

import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { CountBadge } from './badge.tsx';

interface Tab {
  value: string;
  label: string;
  content: ReactNode;
  count?: { value: number; label: string };
}

interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  defaultValue?: string;
  onPick?: (value: string) => void;
}

export function Tabs({ label, tabs, defaultValue, onPick }: TabsProps) {
  const first = defaultValue ?? tabs[0]?.value;
  if (first === undefined) return null;
  return (
    <RadixTabs.Root defaultValue={first} {...(onPick !== undefined && { onValueChange: onPick })}>
      <RadixTabs.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="relative flex min-h-12 shrink-0 items-center gap-2 px-4 font-ui font-medium text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-2 data-[state=active]:after:bottom-0 data-[state=active]:after:[height:var(--rule-size)] data-[state=active]:after:[background:var(--rule-paint)] data-[state=active]:after:content-['']"
          >
            {tab.label}
            {tab.count !== undefined && (
              <CountBadge count={tab.count.value} label={tab.count.label} />
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
