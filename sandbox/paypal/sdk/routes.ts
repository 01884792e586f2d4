import { json } from '../../http/answer.ts';
import { browserModule } from '../../http/browser-module.ts';
import { route, type Route } from '../../http/router.ts';

const HERE = import.meta.dirname;
const BASE = '/paypal/web-sdk/v6';
const READABLE = { 'access-control-allow-origin': '*' };

/** The browser script under the provider's own path, and a check of the client id. */
export function sdkRoutes(clientId: string): Route[] {
  const script = browserModule(HERE, BASE, 'core.ts');
  return [
    route('GET', `${BASE}/core`, (visit) => script.handle(visit)),
    route('GET', `${BASE}/client/:id`, ({ params }) =>
      params['id'] === clientId
        ? json({}, 200, READABLE)
        : json({ code: 'bad_client', message: 'The id is not known.' }, 400, READABLE),
    ),
  ];
}
