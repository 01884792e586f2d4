'use client';

import { useSyncExternalStore } from 'react';
import { later } from './later.tsx';

const ToastLayer = later(async () => (await import('./toast-layer.tsx')).ToastLayer);

interface ToastText {
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
}

export type Toast = ToastText & { readonly kind: 'success' | 'error' | 'info' };

/** Said before the layer that shows it was there. */
let waiting: Toast[] = [];
let subscriber: ((toast: Toast) => void) | null = null;
const watchers = new Set<() => void>();

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

function wanted(): boolean {
  return subscriber !== null || waiting.length > 0;
}

/** For the layer: hears what waits, and all that comes. */
function subscribeToasts(show: (toast: Toast) => void): () => void {
  subscriber = show;
  for (const toast of waiting) show(toast);
  waiting = [];
  return () => {
    subscriber = null;
  };
}

/** Stands once in the layout. `label` names the region for screen readers. */
export function Toaster({ label }: { label: string }) {
  const shown = useSyncExternalStore(watch, wanted, () => false);
  return shown && <ToastLayer label={label} subscribe={subscribeToasts} />;
}

/** Says in passing what happened. What one must act on is a popup, not a toast. */
export function showToast(kind: Toast['kind'], text: ToastText): void {
  if (subscriber === null) waiting.push({ kind, ...text });
  else subscriber({ kind, ...text });
  for (const changed of watchers) changed();
}
