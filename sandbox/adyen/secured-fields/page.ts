import { document } from '../../http/page.ts';

// The library's frames have a light colour scheme; a page with another scheme would get an opaque background.
const STYLE = `
html, body { height: 100%; }
html { background: transparent; color-scheme: light; }
body { margin: 0; }
input { display: block; box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0; border: 0; outline: 0;
  background: transparent; color: inherit; font: 16px/1.4 ui-sans-serif, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--placeholder, currentColor); opacity: 1; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/** A single field; the library's first message says which one. */
export function securedFieldPage(key: string): string {
  return document({
    title: 'Card field',
    style: STYLE,
    body: `<input id="field" data-key="${key}" type="text" inputmode="numeric" spellcheck="false" autocorrect="off" autocapitalize="off" aria-required="true" aria-describedby="field-error">
<span class="unseen" id="field-error" aria-live="polite"></span>
<script type="module" src="/adyen/secured-fields/client.ts"></script>`,
  });
}
