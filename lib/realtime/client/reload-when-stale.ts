import { isReloadHeld } from './hold-reload.ts';
import { STALE_PAGE_MS } from '../limits.ts';

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
    if (away > STALE_PAGE_MS && !isReloadHeld() && !isBusy()) reload();
  };
  document.addEventListener('visibilitychange', watch);
  return () => {
    document.removeEventListener('visibilitychange', watch);
  };
}
