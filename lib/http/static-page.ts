import { themeScript } from '../brands/theme-script.ts';
import { inlineStyles } from './inline-styles.ts';

const SCRIPT = /<script([^<>]*)>([\s\S]*?)(?:<\/script>|$)/g;
const PRELOAD = /<link rel="preload"(?=[^<>]*\bas="(?:script|style)")[^<>]*>/g;

/** React's own inline calls that insert streamed parts of a page. */
const PUTS_IN_PLACE = /<script[^<>]*>[^<]*\$R[CSX]\(/;

/**
 * A rendered page without React's scripts, with its stylesheets inlined: for pages that have nothing for
 * React to do. `script` is the script that runs instead. A streamed page is returned unchanged, since its own
 * script assembles it.
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
