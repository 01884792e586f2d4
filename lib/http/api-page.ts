import type { Bound } from './handlers-for.ts';

/** docs/api.md: one row per call. */
export function apiPage(endpoints: ReadonlyMap<string, Bound>): string {
  const rows = [...endpoints]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, { endpoint }]) => {
      const errors = endpoint.errors.map((code) => `\`${code}\``).join(', ');
      return `| \`${key}\` | ${endpoint.access} | ${endpoint.summary} | ${errors} |`;
    });
  return `# API

Generated from the contracts by \`node bin/write-api-docs.mjs\`; \`openapi.json\` beside it has every field by
its wire name, \`asyncapi.json\` the socket's events, and [wire.md](wire.md) hosts, sessions and the envelope, with a
worked example. Session by cookie, or \`Authorization: Bearer\`. Errors are always plain JSON:
\`{ code, message, requestId, fields, params }\`.

| call | who | what | errors |
|---|---|---|---|
${rows.join('\n')}
`;
}
