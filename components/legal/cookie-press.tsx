import { clsx } from 'clsx';
import { buttonStyle } from '#components/ui/button-style.ts';

interface CookiePressProps {
  /** The action that components/visitor/cookies.ts performs. */
  action: 'accept' | 'reject' | 'choose' | 'save';
  label: string;
  /** Neither of the two answers: in the style of a second choice. */
  second?: boolean;
  className?: string;
}

/** One of the buttons of the choice. Accepting and refusing look alike: one size, one colour. */
export function CookiePress({ action, label, second = false, className }: CookiePressProps) {
  return (
    <button
      type="button"
      data-cookies-press={action}
      className={clsx(
        buttonStyle({ size: 'sm', variant: second ? 'secondary' : 'primary' }),
        'px-2',
        className,
      )}
    >
      {label}
    </button>
  );
}
