import { clsx } from 'clsx';

/** Widths of the strokes of each line: those of words, not of a dashed line. */
const LINES = [
  ['w-10', 'w-4', 'w-14', 'w-7', 'w-12'],
  ['w-5', 'w-15', 'w-9', 'w-3', 'w-10'],
  ['w-12', 'w-6', 'w-11'],
];

/** Placeholder for a text that its reader may not see: always the same strokes, whatever the text. */
export function BlurredText({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('grid w-56 max-w-full gap-2.5 overflow-hidden py-1 blur-[4px]', className)}
    >
      {LINES.map((strokes) => (
        <span key={strokes.join(' ')} className="flex gap-1.5">
          {strokes.map((width) => (
            <span key={width} className={clsx('h-2.5 rounded-xs bg-current opacity-55', width)} />
          ))}
        </span>
      ))}
    </span>
  );
}
