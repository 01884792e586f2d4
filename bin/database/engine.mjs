import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { MigrationAdapterFactory } from './migration-adapter.mjs';
import { migrationNames, migrationSql, migrationsDirectory, schemaFiles } from './migrations.mjs';

const everything = { externalTables: [], externalEnums: [] };

/** The SQL that brings the migration history to prisma/schema, by Prisma's own engine; '' if they agree. */
export async function compareHistoryWithSchema(url) {
  const files = schemaFiles();
  const adapter = bindMigrationAwareSqlAdapterFactory(new MigrationAdapterFactory(url));
  const { SchemaEngine } = await loadEngine();
  const datamodels = files.map(({ path, content }) => [path, content]);
  const engine = await SchemaEngine.new({ datamodels }, () => undefined, adapter);
  const { stdout } = await engine.diff({
    from: migrationNames().length === 0 ? { tag: 'empty' } : { tag: 'migrations', ...history() },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters: everything,
  });
  return stdout === null || stdout.includes('This is an empty migration') ? '' : stdout.trimStart();
}

function history() {
  return {
    baseDir: migrationsDirectory,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames().map((name) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: migrationSql(name) } },
    })),
  };
}

// The engine's own loader imports the .wasm file as a module, which Node 20 cannot do.
async function loadEngine() {
  const entry = createRequire(import.meta.url).resolve(
    '@prisma/schema-engine-wasm/schema_engine_bg',
  );
  const engine = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const binary = await readFile(entry.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(binary, { './schema_engine_bg.js': engine });
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return engine;
}
