import { existsSync } from 'node:fs';

// The headless shell first: it renders and starts with less work.
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The installed Chromium if there is one; undefined leaves the choice to Playwright's download. */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  return CANDIDATES.find((path) => existsSync(path));
}
