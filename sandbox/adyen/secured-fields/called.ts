import { empty, type Answer } from '../../http/answer.ts';
import { isLocalOrigin } from '../../http/local-page.ts';
import { route, type Route, type Visit } from '../../http/router.ts';

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

/** A route that the library calls from the page's origin, with its CORS preflight. */
export function called(method: string, pattern: string, answer: (visit: Visit) => Answer): Route[] {
  return [
    route(method, pattern, (visit) => forCaller(visit, answer(visit))),
    route('OPTIONS', pattern, (visit) => forCaller(visit, empty())),
  ];
}
