import { html, problem } from '../../http/answer.ts';
import { browserModule, script } from '../../http/browser-module.ts';
import { isLocalOrigin, LOCAL_ANCESTORS } from '../../http/local-page.ts';
import { route, type Route } from '../../http/router.ts';
import { fieldsPage } from './page.ts';

const MODULES = ['client.ts', 'copy.ts', 'messages.ts', 'brand-marks.ts'];
const PAGE_CSP = `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${LOCAL_ANCESTORS}`;

/** The card fields: a page to be framed by the app, which names itself in `origin`. */
export function fieldsRoutes(): Route[] {
  return [
    route('GET', '/adyen/fields.html', ({ url }) => {
      if (!isLocalOrigin(url.searchParams.get('origin') ?? '')) {
        return problem(
          400,
          'bad_origin',
          'origin must be the address of the local page around the fields.',
        );
      }
      return html(fieldsPage(url.searchParams.get('lang')), {
        'content-security-policy': PAGE_CSP,
      });
    }),
    route('GET', '/adyen/fields.js', () => script("import './fields/client.ts';\n")),
    ...MODULES.map((name) => browserModule(import.meta.dirname, '/adyen/fields', name)),
  ];
}
