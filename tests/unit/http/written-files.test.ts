import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';

type Files = typeof import('#lib/http/written-files.ts');
type Registry = typeof import('#lib/http/registry.ts');
type OpenApi = typeof import('#lib/http/openapi.ts');

let files: Files;
let registry: Registry;
let openApi: OpenApi;

beforeAll(async () => {
  process.env['DATABASE_URL'] ??= 'postgresql://nobody@localhost/none';
  files = await import('#lib/http/written-files.ts');
  registry = await import('#lib/http/registry.ts');
  openApi = await import('#lib/http/openapi.ts');
});

function onDisk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? onDisk(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

describe('what follows from the contracts', () => {
  test('the routes on disk are the contract keys, no more and no less', () => {
    expect(onDisk('app/api').sort()).toEqual([...files.routeFiles(registry.endpoints).keys()].sort());
  });

  test('each route file is the shell that the contracts ask for', () => {
    for (const [file, text] of files.routeFiles(registry.endpoints)) {
      expect([file, readFileSync(file, 'utf8')]).toEqual([file, text]);
    }
  });

  test('docs/api.md and docs/openapi.json are up to date', () => {
    expect(readFileSync('docs/api.md', 'utf8')).toBe(files.apiPage(registry.endpoints));
    const document: unknown = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
    expect(document).toEqual(JSON.parse(JSON.stringify(openApi.openApiDocument(registry.endpoints))));
  });
});
