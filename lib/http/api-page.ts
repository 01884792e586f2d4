import type { AnyEndpoint, DeskEndpoint } from '../wire/endpoint.ts';
import type { Bound } from './handlers-for.ts';

function rowsOf<E extends AnyEndpoint>(
  endpoints: ReadonlyMap<string, Bound<E>>,
  who: (endpoint: E) => string,
): string {
  return [...endpoints]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, { endpoint }]) => {
      const errors = endpoint.errors.map((code) => `\`${code}\``).join(', ');
      return `| \`${key}\` | ${who(endpoint)} | ${endpoint.summary} | ${errors} |`;
    })
    .join('\n');
}

function deskCallers({ access, recentSecondFactor, personal }: DeskEndpoint): string {
  const duties = [access].flat().join(' or ');
  const proof = recentSecondFactor === true ? ', recent second factor' : '';
  return `${duties}${personal === true ? ', purpose' : ''}${proof}`;
}

/** docs/api.md: one row per call of the brands' hosts, and of the desk's. */
export function apiPage(
  endpoints: ReadonlyMap<string, Bound>,
  deskEndpoints: ReadonlyMap<string, Bound<DeskEndpoint>>,
): string {
  return `# API

Generated from the contracts by \`node bin/write-api-docs.mjs\`; \`openapi.json\` beside it has every field by
its wire name, \`asyncapi.json\` the socket's events, and [wire.md](wire.md) hosts, sessions and the envelope, with a
worked example. Session by cookie, or \`Authorization: Bearer\`. Errors are always plain JSON:
\`{ code, message, requestId, fields, params }\`.

| call | who | what | errors |
|---|---|---|---|
${rowsOf(endpoints, ({ access }) => access)}

## Desk

Called by the desk's own pages, on its host, by cookie alone and in English names. \`purpose\`: refused without the header
\`x-purpose\`. \`recent second factor\`: refused with \`second_factor_needed\` unless the operator has proven the second
factor within ten minutes, at login or by \`POST /api/desk/confirm\`.

| call | who | what | errors |
|---|---|---|---|
${rowsOf(deskEndpoints, deskCallers)}
`;
}
