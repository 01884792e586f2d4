import { Monitor, Moon, Sun } from 'lucide-react';
import { themes, type Theme } from './theme.ts';

const icons = { light: Sun, dark: Moon, auto: Monitor } as const;

export type ThemeLabels = Readonly<Record<Theme, string>> & { readonly legend: string };

interface ThemeButtonsProps {
  labels: ThemeLabels;
  current: string | undefined;
  /** Omitted on the server: the script of visitors' pages finds the buttons by their attribute. */
  onChoose?: (theme: Theme) => void;
}

/** Light, dark, or the device's setting. */
export function ThemeButtons({ labels, current, onChoose }: ThemeButtonsProps) {
  return (
    <div
      role="group"
      aria-label={labels.legend}
      className="inline-flex w-fit rounded-field border border-line-strong"
    >
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <button
            key={theme}
            type="button"
            aria-label={labels[theme]}
            aria-pressed={current === theme}
            title={labels[theme]}
            data-theme-choice={theme}
            {...(onChoose && {
              onClick: () => {
                onChoose(theme);
              },
            })}
            className="grid size-11 place-items-center rounded-field text-ink-soft transition-colors hover:text-ink aria-pressed:bg-ink aria-pressed:text-surface"
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        );
      })}
    </div>
  );
}
