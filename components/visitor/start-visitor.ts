import { watchTypedInput } from '#lib/realtime/client/hold-reload.ts';
import { reloadWhenStale } from '#lib/realtime/client/reload-when-stale.ts';
import { runCookies } from './cookies.ts';
import { storeVisit } from './store-visit.ts';
import { runShare } from './share.ts';
import { runThemeChoice } from './theme-choice.ts';

/**
 * All behaviours of a visitor's page except its forms, without React: pages without a form load nothing else.
 * Returns the function that ends them.
 */
export function startVisitor(): () => void {
  const ends = [
    storeVisit(),
    runCookies(),
    runThemeChoice(),
    runShare(),
    loadContact(),
    reloadUnlessTyped(),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Loads what the contact form does, on the one page with it; its button is disabled until then. */
function loadContact(): () => void {
  if (!document.querySelector('[data-contact]')) return () => undefined;
  let ended = false;
  const running = import('./contact.ts').then(
    ({ runContact }) => (ended ? undefined : runContact()),
    () => undefined,
  );
  return () => {
    ended = true;
    void running.then((end) => end?.());
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
