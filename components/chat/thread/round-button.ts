/** Style of an icon button in the head of a thread. */
export const roundButton =
  'control grid size-11 shrink-0 place-items-center hover:[--control-fill:var(--surface-sunken)]';
