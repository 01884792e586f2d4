import { clsx } from 'clsx';
import type { Choice } from './queue-item.ts';

const TONES: Readonly<Record<Choice['tone'], string>> = {
  good: 'col-span-3 bg-accent text-sm lg:col-span-2 text-on-accent border-transparent hover:bg-accent-strong',
  bad: 'bg-raised text-xs border-line-strong hover:bg-sunken',
  grave: 'bg-raised text-xs border-danger text-danger hover:bg-danger-soft',
};

export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="grid size-5 shrink-0 place-items-center rounded-badge border border-current font-ui text-xs leading-none uppercase max-lg:hidden">
      {children}
    </kbd>
  );
}

/** The key of a button that has its own name. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden="true">
      <KeyCap>{children}</KeyCap>
    </span>
  );
}

interface ChoiceBarProps {
  choices: readonly Choice[];
  /** Shows the rule of each choice below it, and not only as its description. */
  withRules: boolean;
  onChoice: (choice: Choice) => void;
}

/** Every decision as a button with its key. */
export function ChoiceBar({ choices, withRules, onChoice }: ChoiceBarProps) {
  return (
    <div
      role="group"
      aria-label="Decision"
      className={clsx('grid gap-1.5', !withRules && 'grid-cols-3 lg:grid-cols-2')}
    >
      {choices.map((choice) => (
        <button
          key={choice.key}
          type="button"
          aria-keyshortcuts={choice.key}
          title={withRules ? undefined : choice.rule}
          className={clsx(
            'flex min-h-11 items-center gap-2 rounded-control border px-2 py-1.5 text-left leading-tight font-medium lg:px-3 lg:text-sm',
            TONES[choice.tone],
          )}
          onClick={() => {
            onChoice(choice);
          }}
        >
          <KeyCap>{choice.key}</KeyCap>
          {withRules && choice.rule !== undefined ? (
            <span className="min-w-0">
              {choice.label}
              <span className="block text-xs font-normal text-ink-soft">{choice.rule}</span>
            </span>
          ) : (
            choice.label
          )}
        </button>
      ))}
    </div>
  );
}
