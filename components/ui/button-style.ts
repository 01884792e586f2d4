import { cva, type VariantProps } from 'class-variance-authority';

/** How every button looks; links that act as one wear it too. */
export const buttonStyle = cva(
  'control inline-flex shrink-0 items-center justify-center gap-2 text-center leading-tight no-underline select-none disabled:opacity-45 aria-disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'text-on-accent [--control-depth:var(--control-shadow)] [--control-fill:var(--accent)] [--control-line:var(--control-outline)] hover:enabled:[--control-fill:var(--accent-strong)] [a&]:hover:[--control-fill:var(--accent-strong)]',
        secondary:
          'text-ink [--control-fill:var(--surface-raised)] [--control-line:var(--line-strong)] hover:[--control-fill:var(--surface-sunken)]',
        quiet: 'text-ink hover:[--control-fill:var(--surface-sunken)]',
        danger:
          'text-on-danger [--control-fill:var(--danger)] hover:[--control-fill:color-mix(in_oklch,var(--danger),black_12%)]',
      },
      size: {
        sm: 'min-h-11 px-4 py-2 text-sm',
        md: 'min-h-12 px-6 py-2.5 text-base',
        lg: 'min-h-14 px-8 py-3 text-lg',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', wide: false },
  },
);

export type ButtonStyle = VariantProps<typeof buttonStyle>;
