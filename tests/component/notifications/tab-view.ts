let hidden = false;

function define(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
}

/** The tab is out of sight from now on. */
export function hideTab(): void {
  hidden = true;
  define();
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The tab is looked at again. */
export function showTab(): void {
  hidden = false;
  define();
  document.dispatchEvent(new Event('visibilitychange'));
}
