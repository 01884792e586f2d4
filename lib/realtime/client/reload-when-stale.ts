const STALE_MS = 180_000;

const holders = new Set<symbol>();

/** Something on the page would be lost by a reload. Returns what lets go of it again. */
export function holdReload(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => {
    holders.delete(holder);
  };
}

/**
 * Reloads the page when it is looked at again after more than three minutes out of sight, unless
 * something on it has not been sent or is held. Returns what ends the watch.
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
