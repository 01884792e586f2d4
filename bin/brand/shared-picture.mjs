import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { inRoot } from '../common/paths.mjs';

const BOX = { width: 1200, height: 630 };

/**
 * The preview image of a shared link: name, headline and picture, in the brand's light colours and fonts.
 * Rendered by a browser, since only a browser sets type as the pages do.
 */
export async function sharedPicture(page, { id, drawings, locale, headline }) {
  await page.setViewportSize(BOX);
  await page.setContent(pageOf({ id, drawings, locale, headline }), { waitUntil: 'load' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const line = document.querySelector('h1');
    const fits = () => line.scrollHeight <= 330 && line.scrollWidth <= line.clientWidth;
    for (let size = 128; size > 36 && !fits(); size -= 2) line.style.fontSize = `${size}px`;
  });
  const shot = await page.screenshot({ type: 'png' });
  return sharp(shot)
    .png({ palette: true, compressionLevel: 9, effort: 10, quality: 92 })
    .toBuffer();
}

function pageOf({ id, drawings, locale, headline }) {
  const { Hero, wordmark, fonts } = drawings;
  const { box, paths, tilt, under, over } = wordmark;
  const letters = paths.map((d) => createElement('path', { d, key: d }));
  const name = createElement(
    'svg',
    { viewBox: box, className: 'name', fill: 'currentColor' },
    createElement('g', { transform: tilt }, under, letters, over),
  );
  // The app that serves the folder's images is not running, so they are inlined.
  const tokens = readFileSync(inRoot('brands', id, 'tokens.css'), 'utf8').replace(
    new RegExp(`url\\('/brands/${id}/([\\w.-]+)'\\)`, 'g'),
    (_, file) => `url('${dataUrl(inRoot('brands', id, 'assets', file))}')`,
  );
  return `<!doctype html><html lang="${locale}" data-brand="${id}"><style>
${fonts.map((font) => fontFace(id, font)).join('\n')}
${tokens}
html { color-scheme: light; ${fonts.map(({ variable }) => `${variable}: '${variable.slice(2)}';`).join(' ')} }
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: var(--surface) var(--page-texture); color: var(--ink); display: grid; grid-template-columns: 1fr 470px; align-items: center; gap: 48px; padding: 0 60px 0 72px; box-sizing: border-box; }
.words { height: 486px; display: flex; flex-direction: column; justify-content: space-between; min-width: 0; }
.name { height: 72px; width: max-content; align-self: flex-start; overflow: visible; }
h1 { margin: 0; font: var(--display-style) var(--display-weight) 128px / var(--display-leading) var(--display); font-stretch: var(--display-stretch); font-variation-settings: var(--display-settings); letter-spacing: var(--display-tracking); word-spacing: var(--display-word-spacing); text-transform: var(--display-case); text-wrap: balance; hyphens: manual; }
.picture { height: 564px; width: 470px; }
</style><body><div class="words">${renderToStaticMarkup(name)}<h1>${escaped(headline)}</h1></div>${renderToStaticMarkup(createElement(Hero, { className: 'picture' }))}</body></html>`;
}

function fontFace(id, { src, variable, weight, style = 'normal', declarations = [] }) {
  const more = declarations.map(({ prop, value }) => `${prop}: ${value};`).join(' ');
  const files = typeof src === 'string' ? [{ path: src, weight, style }] : src;
  return files
    .map(
      (file) =>
        `@font-face { font-family: '${variable.slice(2)}'; src: url('${dataUrl(join(inRoot('brands', id), file.path))}'); font-weight: ${file.weight ?? weight}; font-style: ${file.style ?? style}; ${more} }`,
    )
    .join('\n');
}

const TYPES = { svg: 'image/svg+xml', png: 'image/png', woff2: 'font/woff2' };

function dataUrl(file) {
  const type = TYPES[file.split('.').at(-1)] ?? 'application/octet-stream';
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
