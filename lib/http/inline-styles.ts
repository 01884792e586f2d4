import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeStylesheetFile } from '../brands/theme-stylesheet.ts';
import { brands } from '../brands/registry.ts';
import { singleton } from '../kernel/singleton.ts';
import { readStyles, stylesFor, type StyleBlock } from './style-rules.ts';

const SHEET = /<link rel="stylesheet" href="([^"<>]+)"[^<>]*>/g;
const BUILT = /^\/_next\/(static\/[\w./-]+\.css)$/;
const THEME_STYLESHEET = /^\/brands\/(\w+)\/theme\.css/;

function fileOf(address: string): string | undefined {
  const [, built] = BUILT.exec(address) ?? [];
  if (built !== undefined && !built.includes('..')) return join(process.cwd(), '.next', built);
  const [, id] = THEME_STYLESHEET.exec(address) ?? [];
  const brand = brands.find((each) => each.id === id);
  return brand && themeStylesheetFile(brand.id);
}

/** Read once per process: a built stylesheet gets a new address with every change. */
function sheet(address: string): readonly StyleBlock[] | undefined {
  const cache = singleton('style-sheets', () => new Map<string, readonly StyleBlock[]>());
  const known = cache.get(address);
  if (known) return known;
  const file = fileOf(address);
  if (file === undefined) return undefined;
  const fresh = readStyles(readFileSync(file, 'utf8'), address);
  cache.set(address, fresh);
  return fresh;
}

function classesOn(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<'),
  );
  return new Set(lists.flatMap((list) => list.replaceAll('&quot;', '"').split(/\s+/)));
}

/**
 * Inlines a page's stylesheets, reduced to the rules it uses, so that the browser can paint as soon as the
 * page has arrived. Only for a page whose classes never change.
 */
export function inlineStyles(html: string): string {
  const used = classesOn(html);
  return html.replace(SHEET, (whole, address: string) => {
    const blocks = sheet(address.replaceAll('&amp;', '&'));
    return blocks ? `<style>${stylesFor(blocks, used)}</style>` : whole;
  });
}
