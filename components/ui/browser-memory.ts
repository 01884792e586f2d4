/** `local`: until the browser's data is deleted. `session`: until the tab is closed. */
type Place = 'local' | 'session';

function storageOf(place: Place): Storage {
  return place === 'local' ? window.localStorage : sessionStorage;
}

/** The browser's stored value for a key; null if there is none. */
export function readStored(key: string, place: Place = 'local'): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it with null. A browser without storage works without it. */
export function writeStored(key: string, value: string | null, place: Place = 'local'): void {
  try {
    if (value === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, value);
  } catch {
    // Without storage every page starts from the defaults.
  }
}

/** Removes all values whose keys begin with a prefix. */
export function removeStored(prefix: string, place: Place): void {
  try {
    const storage = storageOf(place);
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
