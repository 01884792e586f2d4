/** Loads what the contact form does, on the one page with it; its button is disabled until then. Returns what ends it. */
export function loadContact(): () => void {
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
