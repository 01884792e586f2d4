import { describe, expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds } from '#lib/brands/brand-ids.ts';

const E2E = join(import.meta.dirname, '../../e2e');
const HELPERS = ['fixtures', 'steps', 'pages'];
/** How journeys name their device and brand: `on('phone', 'fuego')`. */
const PLACE = /(?<!\.)\bon\(\s*(?:'(\w+)'|device)(?:,\s*'(\w+)')?/g;

/** Folders with fewer tests than there are brands are counted with their neighbour. */
const NEIGHBOURS: Readonly<Record<string, string>> = { match: 'discovery', notifications: 'chat' };

const folders = readdirSync(E2E, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !HELPERS.includes(entry.name))
  .map(({ name }) => name);
const areas = folders.filter((folder) => NEIGHBOURS[folder] === undefined);

function placesIn(folder: string) {
  const specs = readdirSync(join(E2E, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(E2E, folder, file), 'utf8'));
  return specs.flatMap((text) => [...text.matchAll(PLACE)]);
}

describe.each(areas)('the browser tests of %s', (area) => {
  const places = folders
    .filter((folder) => folder === area || NEIGHBOURS[folder] === area)
    .flatMap(placesIn);

  test('run on both screen sizes', () => {
    const devices = new Set(places.flatMap(([, device]) => device ?? ['phone', 'desktop']));
    expect([...devices].sort()).toEqual(['desktop', 'phone']);
  });

  // The desk has its own host and one language.
  if (area === 'desk') return;

  test('run on every brand, and so in every language', () => {
    const brands = new Set(places.map(([, , brand = 'dolcevita']) => brand));
    expect([...brands].sort()).toEqual([...brandIds].sort());
  });
});
