import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generateClient } from '../database/generate.mjs';
import { subsetFonts } from './fonts.mjs';
import { hashOf } from './hash.mjs';
import { binaries, inRoot } from './paths.mjs';
import { PlainError } from './plain-error.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

// What Next bundles. lib is included: a change that affects only the server costs one needless build, never a
// missing one.
const PAGES = [
  'app',
  'brands',
  'components',
  'instrumentation.ts',
  'lib',
  'messages',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'prisma/schema',
  'public',
  'tsconfig.json',
];
// The oldest browsers that Next builds for.
const BROWSERS = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 111 << 16,
  safari: (16 << 16) | (4 << 8),
};
const VISITOR = ['components', 'lib', 'package-lock.json'];
const FONT_SOURCES = ['bin/common/fonts.mjs', 'brands', 'package-lock.json'];
const MAILS = ['components/mail', 'messages', 'package-lock.json'];
// Beside the sources, not in DATA_DIR: build output belongs to the checkout, and all its runs share it.
const built = (...parts) => inRoot('.data', 'build', ...parts);

/** Builds what the server needs if it is missing or older than its sources. Needs no database. */
export async function build({ pages = true } = {}) {
  mkdirSync(built(), { recursive: true });
  if (await generateClient()) process.stdout.write('  Database client written\n');
  await buildMails();
  await buildVisitorScript();
  await buildThemes();
  await buildFonts();
  if (pages) await buildPages();
}

async function buildMails() {
  const output = built('mail.mjs');
  await unlessFresh('mail', MAILS, output, async () => {
    const { build: bundle } = await import('esbuild');
    await bundle({
      absWorkingDir: inRoot(),
      entryPoints: [inRoot('components', 'mail', 'write-mail.tsx')],
      outfile: output,
      bundle: true,
      packages: 'external',
      plugins: [projectImports],
      platform: 'node',
      format: 'esm',
      target: 'node24',
      jsx: 'automatic',
      logLevel: 'silent',
    });
  });
}

/**
 * The script of the visitors' pages, which runs without React and is small enough to be one file. What it imports
 * on demand is in files of their own, each with everything it needs, so that the page loads no second file.
 */
async function buildVisitorScript() {
  await unlessFresh('visitor', VISITOR, built('visitor'), async () => {
    rmSync(built('visitor'), { recursive: true, force: true });
    await bundleForVisitors(inRoot('components', 'visitor', 'page-script.ts'), 'visitor-[hash]');
  });
}

/** Writes the module and its imports as one file. Returns the file's name. */
async function bundleForVisitors(module, entryNames) {
  const { build: bundle } = await import('esbuild');
  const { metafile } = await bundle({
    absWorkingDir: inRoot(),
    entryPoints: [module],
    outdir: built('visitor'),
    entryNames,
    metafile: true,
    bundle: true,
    plugins: [importsOnDemand],
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
  return basename(Object.keys(metafile.outputs)[0]);
}

const importsOnDemand = {
  name: 'imports-on-demand',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolved') return undefined;
      const found = await resolve(path, { kind, resolveDir, pluginData: 'resolved' });
      if (found.errors.length > 0) return found;
      return {
        path: `./${await bundleForVisitors(found.path, 'visitor-part-[hash]')}`,
        external: true,
      };
    });
  },
};

/** Each brand's tokens as a separate stylesheet: a visitor loads one, not those of all brands. */
async function buildThemes() {
  await unlessFresh('themes', ['brands', 'package-lock.json'], built('themes'), async () => {
    const { transform } = await import('lightningcss');
    // Removes the output of brands that no longer exist.
    rmSync(built('themes'), { recursive: true, force: true });
    mkdirSync(built('themes'), { recursive: true });
    for (const brand of readdirSync(inRoot('brands'))) {
      const filename = inRoot('brands', brand, 'tokens.css');
      const { code } = transform({
        filename,
        code: readFileSync(filename),
        minify: true,
        targets: BROWSERS,
      });
      writeFileSync(built('themes', `${brand}.css`), code);
    }
  });
}

/** Writes the fonts to where the brands' `fonts.ts` read them. */
async function buildFonts() {
  await unlessFresh('faces', FONT_SOURCES, built('faces'), () =>
    step('Subsetting the fonts', () => subsetFonts(readdirSync(inRoot('brands')), built('faces'))),
  );
}

// With packages external, esbuild takes `#lib/…` for a package too.
const projectImports = {
  name: 'project-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^#(lib|components|brands|messages)\// }, ({ path }) => ({
      path: inRoot(path.slice(1)),
    }));
  },
};

async function buildPages() {
  await unlessFresh('pages', PAGES, inRoot('.next', 'BUILD_ID'), () =>
    step('Building the pages', async () => {
      const env = {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/the-build-needs-none',
        // The first build of a checkout is often the only one, and writing the cache takes a tenth of its time.
        BUILD_CACHE: existsSync(inRoot('.next')) ? 'on' : 'off',
      };
      const { code, output } = await run(join(binaries, 'next'), ['build'], { env });
      if (code !== 0) throw new PlainError(`The pages could not be built:\n${output.trim()}`);
    }),
  );
}

async function unlessFresh(name, sources, output, make) {
  const stamp = built(`${name}.hash`);
  const hash = hashOf(sources);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await make();
  writeFileSync(stamp, hash);
}
