import { build } from 'esbuild';
import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../common/paths.mjs';

/** Next reads font files itself when it builds; this stub returns the options it was called with. */
const fontsAsAsked = {
  name: 'fonts-as-asked',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^next\/font\/local$/ }, () => ({ path: 'asked', namespace: 'font' }));
    onLoad({ filter: /.*/, namespace: 'font' }, () => ({
      contents:
        'export default (asked) => ({ variable: encodeURIComponent(JSON.stringify(asked)) });',
    }));
  },
};

/** A brand's hero, wordmark and fonts from its folder, outside Next. */
export async function drawingsOf(id) {
  const folder = inRoot('brands', id);
  const outfile = inRoot('.data', 'build', 'drawings', `${id}.mjs`);
  mkdirSync(inRoot('.data', 'build', 'drawings'), { recursive: true });
  await build({
    stdin: {
      contents: `export { Hero } from './hero.tsx'; export { wordmark } from './wordmark.tsx'; export { fonts } from './fonts.ts';`,
      resolveDir: folder,
    },
    outfile,
    bundle: true,
    packages: 'external',
    plugins: [fontsAsAsked],
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  const { Hero, wordmark, fonts } = await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
  const asked = fonts.split(' ').map((one) => JSON.parse(decodeURIComponent(one)));
  return { Hero, wordmark, fonts: asked };
}
