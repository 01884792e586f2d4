const KEY = 'softwareVersion';

/**
 * Reloads for a newer version, once per version and tab: a page that a cache still serves in its old version
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
