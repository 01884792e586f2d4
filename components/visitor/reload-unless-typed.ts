import { reloadWhenStale } from '#lib/realtime/client/reload-when-stale.ts';

/**
 * Loads a page anew that was long out of sight, but none that somebody has typed into: what was typed would
 * be gone.
 */
export function reloadUnlessTyped(): () => void {
  let typed = false;
  const note = (): void => {
    typed = true;
  };
  document.addEventListener('input', note);
  const stop = reloadWhenStale(
    () => typed,
    () => {
      window.location.reload();
    },
  );
  return () => {
    document.removeEventListener('input', note);
    stop();
  };
}
