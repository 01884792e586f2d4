import { isReloadHeld } from './hold-reload.ts';
import { noteBuild } from './note-build.ts';

/** The service worker's file begins with the build of the server. */
const VERSION = /"version":"([^"]+)"/;

/**
 * Reloads a page that lacks a script because the server has a newer build, once per build and tab, unless
 * something on it is unsaved.
 */
export async function reloadIfOutdated(): Promise<void> {
  const answer = await fetch('/sw.js', { cache: 'no-store' }).catch(() => null);
  const file = answer?.ok === true ? await answer.text().catch(() => '') : '';
  const version = VERSION.exec(file)?.[1];
  if (version !== undefined && !isReloadHeld() && noteBuild(version)) location.reload();
}
