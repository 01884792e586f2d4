import type { Bound } from './handlers-for.ts';

type Endpoints = ReadonlyMap<string, Bound>;

function folder(path: string): string {
  return `app${path.replace(/\{(\w+)\}/g, '[$1]')}`;
}

/** The route files that Next needs on disk, one per path, from the contracts' keys. */
export function routeFiles(endpoints: Endpoints): ReadonlyMap<string, string> {
  const methods = new Map<string, string[]>();
  for (const key of [...endpoints.keys()].sort()) {
    const [method = '', path = ''] = key.split(' ');
    methods.set(path, [...(methods.get(path) ?? []), method]);
  }
  return new Map(
    [...methods].map(([path, listed]) => {
      const lines = listed.map((method) => `export const ${method} = route('${method} ${path}');`);
      const text = `import { route } from '#lib/http/route.ts';\n\n${lines.join('\n')}\n`;
      return [`${folder(path)}/route.ts`, text];
    }),
  );
}

/** docs/api.md: one row per call. */
export function apiPage(endpoints: Endpoints): string {
  const rows = [...endpoints]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, { endpoint }]) => {
      const errors = endpoint.errors.map((code) => `\`${code}\``).join(', ');
      return `| \`${key}\` | ${endpoint.access} | ${endpoint.summary} | ${errors} |`;
    });
  return `# API

Generated from the contracts by \`node bin/write-api.mjs\`; \`openapi.json\` beside it has every field by
its wire name. Session by cookie, or \`Authorization: Bearer\`. Errors are always plain JSON:
\`{ code, message, requestId, fields, params }\`.

| call | who | what | errors |
|---|---|---|---|
${rows.join('\n')}
`;
}
