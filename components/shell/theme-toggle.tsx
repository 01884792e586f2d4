'use client';

import { clsx } from 'clsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '#lib/brands/theme-script.ts';

type Theme = 'light' | 'dark' | 'auto';

const icons = { light: Sun, dark: Moon, auto: Monitor } as const;
const themes = Object.keys(icons) as Theme[];

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    observer.disconnect();
  };
}

function choose(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden; the choice then holds for this page.
  }
}

/** Light, dark, or as the device is set. */
export function ThemeToggle({
  labels,
}: {
  labels: Readonly<Record<Theme, string>> & { legend: string };
}) {
  const current = useSyncExternalStore(
    watch,
    () => document.documentElement.dataset['theme'],
    () => undefined,
  );
  return (
    <div
      role="group"
      aria-label={labels.legend}
      className="inline-flex w-fit rounded-field border border-line-strong"
    >
      {themes.map((theme) => {
        const Icon = icons[theme];
        const on = current === theme;
        return (
          <button
            key={theme}
            type="button"
            aria-label={labels[theme]}
            aria-pressed={on}
            title={labels[theme]}
            onClick={() => {
              choose(theme);
            }}
            className={clsx(
              'grid size-11 place-items-center rounded-field transition-colors',
              on ? 'bg-ink text-surface' : 'text-ink-soft hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        );
      })}
    </div>
  );
}
