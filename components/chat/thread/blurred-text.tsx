import { clsx } from 'clsx';

const LINES = ['w-full', 'w-11/12', 'w-3/5'];

/** Placeholder for a text that its reader may not see: always the same strokes, whatever the text. */
export function BlurredText({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('grid w-52 max-w-full gap-2 py-1 blur-[3px]', className)}
    >
      {LINES.map((width) => (
        <span
          key={width}
          className={clsx(
            'h-2.5 rounded-full bg-[repeating-linear-gradient(90deg,currentColor_0_1.6rem,transparent_1.6rem_2rem)] opacity-60',
            width,
          )}
        />
      ))}
    </span>
  );
}
