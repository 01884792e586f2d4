import { readFileSync } from 'node:fs';
import { singleton } from '../kernel/singleton.ts';

/** Version by which browsers recognise that their page is of an older build: Next's build id. */
export function softwareVersion(): string {
  return singleton('software-version', () => {
    try {
      return readFileSync('.next/BUILD_ID', 'utf8').trim();
    } catch {
      return 'development';
    }
  });
}
