import { clsx } from 'clsx';
import { buttonStyle } from '#components/ui/button-style.ts';

interface CookiePressProps {
  /** The action that components/visitor/cookies.ts performs. */
  action: 'accept' | 'reject' | 'choose' | 'save';
  label: string;
  /** Below the two other buttons, over their whole width. */
  second?: boolean;
}

/** One of the buttons of the choice. Accepting and refusing look alike: one size, one colour. */
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
