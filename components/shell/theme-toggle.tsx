'use client';

import { useSyncExternalStore } from 'react';
import { ThemeButtons, type ThemeLabels } from './theme-buttons.tsx';
import { chooseTheme, currentTheme } from './theme.ts';

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    observer.disconnect();
  };
}

/** The choice of theme on pages that React runs. */
export function ThemeToggle({ labels }: { labels: ThemeLabels }) {
  const current = useSyncExternalStore(watch, currentTheme, () => undefined);
  return <ThemeButtons labels={labels} current={current} onChoose={chooseTheme} />;
}
