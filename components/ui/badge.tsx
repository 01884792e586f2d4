import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const badgeStyle = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-badge px-2.5 py-1 font-ui text-xs leading-tight font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink',
        accent: 'bg-accent-soft text-on-accent-soft',
        second: 'bg-second text-on-second',
        hosted: 'bg-hosted text-on-hosted ring-1 ring-on-hosted/45',
        success: 'bg-success-soft text-on-success-soft',
        danger: 'bg-danger-soft text-on-danger-soft',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export function Badge({
  tone,
  className,
  ...rest
}: ComponentProps<'span'> & VariantProps<typeof badgeStyle>) {
  return <span className={cn(badgeStyle({ tone }), className)} {...rest} />;
}

/** A count on an icon. `label` says what is counted; nothing is drawn for zero. */
export function CountBadge({
  count,
  label,
  className,
}: {
  count: number;
  label: string;
  className?: string;
}) {
  if (count <= 0) return null;
  return (
    <span
      className={cn(
        'tabular inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 font-ui text-xs leading-none font-bold text-on-accent ring-2 ring-surface',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
