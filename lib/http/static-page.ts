import { themeScript } from '../brands/theme-script.ts';
import { inlineStyles } from './inline-styles.ts';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link rel="preload"[^>]* ?as="(?:script|style)"[^>]*>/g;

/** React's own calls that put parts in place which came after the page. */
const PUTS_IN_PLACE = /<script[^>]*>[^<]*\$R[CSX]\(/;

/**
 * A rendered page without what would run it in the browser: for pages that have no form, where nothing is
 * left for React to do, and with its stylesheets inside. `script` is the one that does the rest. A page that came in parts is left as it
 * is, since its script puts them together.
 */
export function staticPage(html: string, script: string): string {
  if (PUTS_IN_PLACE.test(html)) return html;
  const staticHtml = html
    .replace(SCRIPT, (whole, attributes: string, code: string) =>
      code === themeScript || attributes.includes('application/ld+json') ? whole : '',
    )
    .replace(PRELOAD, '')
    .replace(
      '</head>',
      `<script type="module" fetchpriority="low" src="${script}"></script></head>`,
    );
  return inlineStyles(staticHtml);
}
