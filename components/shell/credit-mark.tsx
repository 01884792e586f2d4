import { clsx } from 'clsx';
import { Drawing } from '#components/brand/drawing.tsx';
import type { CreditLevel } from './credit-level.ts';

const colours: Readonly<Record<CreditLevel, string>> = {
  full: 'text-credit-full',
  medium: 'text-credit-medium',
  empty: 'text-credit-empty',
};

interface CreditMarkProps {
  /** How many of its three parts are filled: three, two, one, none. */
  level: CreditLevel | 'none';
  /** In the colour of its level, red only for none; otherwise in that of the text. */
  coloured?: boolean;
  className?: string;
}

/** Credits as the brand draws them; the number beside it gives the same information without it. */
export function CreditMark({ level, coloured = false, className = 'size-6' }: CreditMarkProps) {
  const colour = level === 'none' ? 'empty' : level === 'empty' ? 'medium' : level;
  return (
    <Drawing
      name="credit"
      data-level={level}
      className={clsx('credit-mark', coloured && colours[colour], className)}
    />
  );
}
