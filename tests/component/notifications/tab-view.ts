let hidden = false;

function define(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
}

/** Hides the tab from now on. */
export function hideTab(): void {
  hidden = true;
  define();
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Shows the tab again. */
export function showTab(): void {
  hidden = false;
  define();
  document.dispatchEvent(new Event('visibilitychange'));
}
