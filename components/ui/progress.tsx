import { cn } from './cn.ts';

interface ProgressProps {
  label: string;
  /** 0 to `max`; undefined while the length is unknown. */
  value?: number;
  max?: number;
  className?: string;
}

export function Progress({ label, value, max = 100, className }: ProgressProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={cn('h-2.5 overflow-hidden rounded-badge bg-sunken', className)}
    >
      <div
        className={cn(
          'h-full origin-left rounded-badge bg-accent-ink transition-transform duration-[var(--duration)] ease-brand',
          share === undefined && 'animate-[breathe_1.2s_ease-in-out_infinite]',
        )}
        style={{ transform: `scaleX(${String(share ?? 1)})` }}
      />
    </div>
  );
}
