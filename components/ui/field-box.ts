/** The box of whatever one types or picks into. Text of 16 px keeps phones from zooming in. */
export const fieldBox =
  'block w-full min-h-12 rounded-field border-[length:var(--border-control)] border-line-strong bg-raised px-4 py-2.5 font-ui text-base text-ink placeholder:text-ink-soft placeholder:opacity-100 transition-colors duration-[var(--duration-quick)] hover:border-ink focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:bg-danger-soft aria-invalid:text-on-danger-soft disabled:bg-sunken disabled:text-ink-soft [&:is(input,textarea):read-only]:bg-sunken';
