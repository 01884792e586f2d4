/** The page for an address that could not be reached loads it again once the browser is online. */
export function reloadOnline(): () => void {
  if (document.querySelector('[data-page=offline]') === null) return () => undefined;
  const reload = (): void => {
    window.location.reload();
  };
  window.addEventListener('online', reload);
  return () => {
    window.removeEventListener('online', reload);
  };
}
