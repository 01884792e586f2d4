import { reloadWhenStale } from '#lib/realtime/client/reload-when-stale.ts';

/** Reloads a page that was hidden for long, but none with typed input, which would be lost. */
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
