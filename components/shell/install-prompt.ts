import { writeStored, readStored } from '#components/ui/browser-memory.ts';

/** The browser's own prompt to install the site; not every browser has one. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

const DECLINED = 'installDeclined';

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function set(prompt: InstallPrompt | undefined): void {
  offered = prompt;
  for (const notify of listeners) notify();
}

/** Holds the browser's prompt back until a page shows it, and drops it once it was declined. */
export function watchInstall(): () => void {
  const take = (event: Event): void => {
    event.preventDefault();
    if (readStored(DECLINED) === null) set(event as InstallPrompt);
  };
  const done = (): void => {
    set(undefined);
  };
  window.addEventListener('beforeinstallprompt', take);
  window.addEventListener('appinstalled', done);
  return () => {
    window.removeEventListener('beforeinstallprompt', take);
    window.removeEventListener('appinstalled', done);
  };
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isInstallOffered(): boolean {
  return offered !== undefined;
}

/** Only on a press: the browser asks. A prompt can be used once. */
export async function acceptInstall(): Promise<void> {
  const prompt = offered;
  set(undefined);
  await prompt?.prompt();
}

/** Not asked again in this browser. */
export function declineInstall(): void {
  writeStored(DECLINED, 'true');
  set(undefined);
}
