import { clsx } from 'clsx';
import { buttonStyle } from '#components/ui/button-style.ts';

interface CookiePressProps {
  /** What components/visitor/cookies.ts does with it. */
  action: 'accept' | 'reject' | 'choose' | 'save';
  label: string;
  /** Below the two, over their whole width. */
  second?: boolean;
}

/** One of the presses that choose; accepting and refusing weigh the same: one size, one colour. */
export function CookiePress({ action, label, second = false }: CookiePressProps) {
  return (
    <button
      type="button"
      data-cookies-press={action}
      className={clsx(
        buttonStyle({ size: 'sm', variant: second ? 'secondary' : 'primary' }),
        second ? 'col-span-2' : 'px-2',
      )}
    >
      {label}
    </button>
  );
}
