'use client';

import { useSyncExternalStore } from 'react';
import { later } from './later.tsx';
import type { Toast, ToastText } from './toast-layer.tsx';

const ToastLayer = later(async () => (await import('./toast-layer.tsx')).ToastLayer);

/** Toasts requested before the layer was loaded. */
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

/** For the layer: receives the queued toasts and all later ones. */
function subscribeToasts(show: (toast: Toast) => void): () => void {
  subscriber = show;
  for (const toast of waiting) show(toast);
  waiting = [];
  return () => {
    subscriber = null;
  };
}

/** Rendered once in the layout. `label` names the region for screen readers. */
export function Toaster({ label }: { label: string }) {
  const shown = useSyncExternalStore(watch, wanted, () => false);
  return shown && <ToastLayer label={label} subscribe={subscribeToasts} />;
}

/** Shows a toast about something that happened. What the member must act on is a popup, not a toast. */
export function showToast(kind: Toast['kind'], text: ToastText): void {
  if (subscriber === null) waiting.push({ kind, ...text });
  else subscriber({ kind, ...text });
  for (const changed of watchers) changed();
}
