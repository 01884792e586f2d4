'use client';

import { createContext, use } from 'react';
import type { PopupSpec } from './popup-spec.ts';

export interface Popups {
  /** Shows a popup, or queues it behind those already there. */
  readonly open: (spec: PopupSpec) => void;
}

export const PopupContext = createContext<Popups | null>(null);

/** The only place that shows popups. Only below a PopupHost. */
export function usePopups(): Popups {
  const popups = use(PopupContext);
  if (popups === null) throw new Error('usePopups needs a PopupHost above it');
  return popups;
}
