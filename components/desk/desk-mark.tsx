/** The desk's logo: a drawer, and its name. */
export function DeskMark() {
  return (
    <p className="flex items-center gap-2.5 font-semibold tracking-tight">
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M2.75 5.75h18.5v12.5H2.75z" strokeWidth="1.5" className="text-ink" />
        <path d="M2.75 12h18.5M10 9h4M10 15.25h4" strokeWidth="1.5" className="text-accent-ink" />
      </svg>
      Amarena Desk
    </p>
  );
}
