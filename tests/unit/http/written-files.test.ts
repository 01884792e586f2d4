import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openApiDocument } from '#lib/http/openapi.ts';
import { endpoints } from '#lib/http/registry.ts';
import { apiPage, routeFiles } from '#lib/http/written-files.ts';

function onDisk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? onDisk(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

describe('the files generated from the contracts', () => {
  test('include exactly the routes on disk', () => {
    expect(onDisk('app/api').sort()).toEqual([...routeFiles(endpoints).keys()].sort());
  });

  test('include each route file with the expected content', () => {
    for (const [file, text] of routeFiles(endpoints)) {
      expect([file, readFileSync(file, 'utf8')]).toEqual([file, text]);
    }
  });

  test('docs/api.md and docs/openapi.json are up to date', () => {
    expect(readFileSync('docs/api.md', 'utf8')).toBe(apiPage(endpoints));
    const document: unknown = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument(endpoints))));
  });
});
