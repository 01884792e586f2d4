const STALE_MS = 180_000;

const holders = new Set<symbol>();

/** Blocks reloads while the page has unsaved data. Returns the function that lifts the block. */
export function holdReload(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => {
    holders.delete(holder);
  };
}

/**
 * Reloads a page that becomes visible after more than three minutes hidden, unless it has unsent messages or
 * a reload is blocked. Returns the function that stops this.
 */
export function reloadWhenStale(isBusy: () => boolean, reload: () => void): () => void {
  let hiddenAt: number | null = document.hidden ? Date.now() : null;
  const watch = (): void => {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    const away = hiddenAt === null ? 0 : Date.now() - hiddenAt;
    hiddenAt = null;
    if (away > STALE_MS && holders.size === 0 && !isBusy()) reload();
  };
  document.addEventListener('visibilitychange', watch);
  return () => {
    document.removeEventListener('visibilitychange', watch);
  };
}
