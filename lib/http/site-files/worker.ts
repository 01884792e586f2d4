import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../brands/schema.ts';
import { singleton } from '../../kernel/singleton.ts';
import { softwareVersion } from '../../realtime/software-version.ts';
import { OFFLINE } from '../page-routes.ts';

const FILE = join(process.cwd(), 'public', 'sw.js');

/**
 * The service worker of a brand: the worker file, preceded by its settings. The settings contain the version,
 * so that browsers treat each build's worker as a new one.
 */
export function workerOf(brand: Brand): string {
  const code = singleton('worker-file', () => readFileSync(FILE, 'utf8'));
  const site = {
    version: softwareVersion(),
    offline: ['', ...brand.locales.others.map((locale) => `/${locale}`)].map(
      (prefix) => `${prefix}${OFFLINE}`,
    ),
  };
  return `self.site = ${JSON.stringify(site)};\n${code}`;
}
