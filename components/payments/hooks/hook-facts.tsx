'use client';

import { createContext, use, type ReactNode } from 'react';
import type { HookRules } from './next-of-hook.ts';

export interface HookFacts extends HookRules {
  /** Locale prefix of links: empty or `/es`. */
  readonly prefix: string;
  /** Search pages that a free member sees. */
  readonly freePages: number;
  readonly matchEnabled: boolean;
}

const HookFactsContext = createContext<HookFacts | null>(null);

/** What the member's flow says about its hooks, for all that can stop them. */
export function HookFactsProvider({ facts, children }: { facts: HookFacts; children: ReactNode }) {
  return <HookFactsContext value={facts}>{children}</HookFactsContext>;
}

/** Only below a HookFactsProvider. */
export function useHookFacts(): HookFacts {
  const facts = use(HookFactsContext);
  if (facts === null) throw new Error('useHookFacts needs a HookFactsProvider above it');
  return facts;
}
