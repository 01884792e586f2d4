const KEY = 'softwareVersion';

/** Stores the server's build for this tab. Returns whether it is another one than stored; false without storage. */
export function noteBuild(version: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    // Without storage nothing would stop a second reload.
    return false;
  }
}
