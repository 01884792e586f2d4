import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { empty, html, json, problem } from '../../http/answer.ts';
import { browserModule } from '../../http/browser-module.ts';
import { isLocalOrigin, LOCAL_ANCESTORS } from '../../http/local-page.ts';
import { route, type Handler, type Route } from '../../http/router.ts';
import { binLookup } from './bin-lookup.ts';
import { called } from './called.ts';
import { logo, hintImage } from './images.ts';
import { securedFieldPage } from './page.ts';
import { TRANSLATIONS } from './translations.ts';

/**
 * The library takes everything before /checkoutshopper/ as the origin, and refuses a test key unless the URL
 * contains "test".
 */
const BASE = '/checkoutshopper/test';
const MODULES = [
  'client.ts',
  'field-kinds.ts',
  'bin-news.ts',
  'field-style.ts',
  'regroup.ts',
  'seal.ts',
];
const PAGE_CSP = `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${LOCAL_ANCESTORS}`;

function framedOrigin(encoded: string): string {
  return Buffer.from(encoded, 'base64').toString('utf8');
}

const frame =
  (key: string): Handler =>
  ({ url }) => {
    if (!isLocalOrigin(framedOrigin(url.searchParams.get('d') ?? ''))) {
      return problem(
        400,
        'bad_origin',
        'd must be the address of the local page around the field.',
      );
    }
    return html(securedFieldPage(key), { 'content-security-policy': PAGE_CSP });
  };

/**
 * Routes that the provider's card library uses in the browser: frames, translations, brand marks, BIN lookup.
 * The frames encrypt with `key`.
 */
export function securedFieldsRoutes(key: string): Route[] {
  const attempt = () => json({ checkoutAttemptId: randomUUID() });
  return [
    route('GET', `${BASE}/securedfields/:clientKey/:version/securedFields.html`, frame(key)),
    ...called('POST', `${BASE}/v3/bin/binLookup`, ({ body }) => binLookup(body)),
    ...called('POST', `${BASE}/v3/analytics`, attempt),
    ...called('POST', `${BASE}/v3/analytics/:id`, () => empty()),
    ...called('GET', `${BASE}/sdk/:version/translations/:file`, ({ params }) => {
      const texts = TRANSLATIONS[params['file'] ?? ''];
      return texts === undefined ? problem(404, 'not_found', 'No such language.') : json(texts);
    }),
    route('GET', `${BASE}/images/logos/:file`, ({ params }) => logo(params['file'] ?? '')),
    route('GET', `${BASE}/images/components/:file`, ({ params }) =>
      hintImage(params['file'] ?? ''),
    ),
    ...MODULES.map((name) => browserModule(import.meta.dirname, '/adyen/secured-fields', name)),
    browserModule(path.join(import.meta.dirname, '../fields'), '/adyen/fields', 'card-rules.ts'),
  ];
}
