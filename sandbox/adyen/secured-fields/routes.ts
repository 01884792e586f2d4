import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { empty, html, json, problem, type Answer } from '../../http/answer.ts';
import { browserModule } from '../../http/browser-module.ts';
import { isLocalOrigin, LOCAL_ANCESTORS } from '../../http/local-page.ts';
import { route, type Handler, type Route, type Visit } from '../../http/router.ts';
import { binLookup } from './bin-lookup.ts';
import { logo, sign } from './images.ts';
import { securedFieldPage } from './page.ts';
import { TRANSLATIONS } from './translations.ts';

/**
 * The library takes the origin to be what stands before /checkoutshopper/, and refuses a test key
 * where the address does not say "test".
 */
const BASE = '/checkoutshopper/test';
const MODULES = ['client.ts', 'field-kinds.ts', 'bin-news.ts', 'look.ts', 'regroup.ts'];
const PAGE_CSP = `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${LOCAL_ANCESTORS}`;

function forCaller(visit: Visit, answer: Answer): Answer {
  const origin = visit.headers.origin ?? '';
  if (!isLocalOrigin(origin)) return answer;
  const allow = {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'content-type',
    vary: 'origin',
  };
  return { ...answer, headers: { ...answer.headers, ...allow } };
}

/** A route the library calls from the page's origin, with the browser's question before it. */
function called(method: string, pattern: string, answer: (visit: Visit) => Answer): Route[] {
  return [
    route(method, pattern, (visit) => forCaller(visit, answer(visit))),
    route('OPTIONS', pattern, (visit) => forCaller(visit, empty())),
  ];
}

function framedOrigin(encoded: string): string {
  return Buffer.from(encoded, 'base64').toString('utf8');
}

const frame: Handler = ({ url }) => {
  if (!isLocalOrigin(framedOrigin(url.searchParams.get('d') ?? ''))) {
    return problem(400, 'bad_origin', 'd must be the address of the local page around the field.');
  }
  return html(securedFieldPage(), { 'content-security-policy': PAGE_CSP });
};

/** What the provider's card library loads and calls in the browser: frames, texts, marks, brand lookup. */
export function securedFieldsRoutes(): Route[] {
  const attempt = () => json({ checkoutAttemptId: randomUUID() });
  return [
    route('GET', `${BASE}/securedfields/:clientKey/:version/securedFields.html`, frame),
    ...called('POST', `${BASE}/v3/bin/binLookup`, ({ body }) => binLookup(body)),
    ...called('POST', `${BASE}/v3/analytics`, attempt),
    ...called('POST', `${BASE}/v3/analytics/:id`, () => empty()),
    ...called('GET', `${BASE}/sdk/:version/translations/:file`, ({ params }) => {
      const texts = TRANSLATIONS[params['file'] ?? ''];
      return texts === undefined ? problem(404, 'not_found', 'No such language.') : json(texts);
    }),
    route('GET', `${BASE}/images/logos/:file`, ({ params }) => logo(params['file'] ?? '')),
    route('GET', `${BASE}/images/components/:file`, ({ params }) => sign(params['file'] ?? '')),
    ...MODULES.map((name) => browserModule(import.meta.dirname, '/adyen/secured-fields', name)),
    browserModule(path.join(import.meta.dirname, '../fields'), '/adyen/fields', 'card-rules.ts'),
  ];
}
