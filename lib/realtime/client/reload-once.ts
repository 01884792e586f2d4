const KEY = 'softwareVersion';

/**
 * Reloads for a newer version, once a version and tab: a page that still comes old from some cache
 * must not reload for ever.
 */
export function reloadOnce(version: string, reload: () => void): void {
  try {
    if (sessionStorage.getItem(KEY) === version) return;
    sessionStorage.setItem(KEY, version);
  } catch {
    // Without storage nothing would stop a second reload.
    return;
  }
  reload();
}
