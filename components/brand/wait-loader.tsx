import { clsx } from 'clsx';
import { Drawing } from './drawing.tsx';

/**
 * The brand's loader in the middle of a skeleton. The stylesheet shows it only after 400 ms, so that a short wait has
 * none. `className` positions it: `fixed` or `absolute`.
 */
export function WaitLoader({ className }: { className: 'fixed' | 'absolute' }) {
  return (
    <span aria-hidden="true" className={clsx('wait-loader', className)}>
      <Drawing name="loader-moving" className="loader-moving" />
      <Drawing name="loader" />
    </span>
  );
}
