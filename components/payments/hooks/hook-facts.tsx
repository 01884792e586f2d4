'use client';

import { createContext, use, type ReactNode } from 'react';
import type { HookRules } from './next-of-hook.ts';

export interface HookFacts extends HookRules {
  /** Locale prefix of links: empty or `/es`. */
  readonly prefix: string;
  /** Number of search pages that a free member sees. */
  readonly freePages: number;
  readonly matchEnabled: boolean;
}

const HookFactsContext = createContext<HookFacts | null>(null);

/** Provides what the member's flow defines about its hooks to everything that can show one. */
export function HookFactsProvider({ facts, children }: { facts: HookFacts; children: ReactNode }) {
  return <HookFactsContext value={facts}>{children}</HookFactsContext>;
}

/** Only below a HookFactsProvider. */
export function useHookFacts(): HookFacts {
  const facts = use(HookFactsContext);
  if (facts === null) throw new Error('useHookFacts needs a HookFactsProvider above it');
  return facts;
}
