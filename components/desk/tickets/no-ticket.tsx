const KEYS = [
  ['J', 'Next ticket'],
  ['K', 'Previous ticket'],
  ['R', 'Reply'],
  ['S', 'Snooze'],
  ['F', 'Search tickets'],
  ['Ctrl + Enter', 'Send'],
] as const;

/** The placeholder beside the list while no ticket is open. */
export function NoTicket() {
  return (
    <section className="hidden rounded-card border border-dashed border-line-strong p-8 lg:block">
      <h2 className="display text-xl">No ticket selected</h2>
      <p className="mt-1 text-sm text-ink-soft">Keyboard shortcuts:</p>
      <dl className="mt-4 grid w-fit grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
        {KEYS.map(([key, action]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-badge border border-line-strong bg-raised px-1.5 py-0.5 font-mono text-xs">
                {key}
              </kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
