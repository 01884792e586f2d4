import { watchTypedInput } from '#lib/realtime/client/hold-reload.ts';
import { reloadWhenStale } from '#lib/realtime/client/reload-when-stale.ts';
import { runCookies } from './cookies.ts';
import { reloadOnline } from './reload-online.ts';
import { storeVisit } from './store-visit.ts';
import { runShare } from './share.ts';
import { runThemeChoice } from './theme-choice.ts';

/**
 * The behaviours that all visitors' pages share, without React: pages without a form load nothing else.
 * Returns the function that ends them.
 */
export function startVisitor(): () => void {
  const ends = [
    storeVisit(),
    runCookies(),
    runThemeChoice(),
    runShare(),
    reloadUnlessTyped(),
    reloadOnline(),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Reloads a page that was hidden for long, but none with typed input, which would be lost. */
function reloadUnlessTyped(): () => void {
  const stopWatching = watchTypedInput();
  const stop = reloadWhenStale(
    () => false,
    () => {
      window.location.reload();
    },
  );
  return () => {
    stopWatching();
    stop();
  };
}
