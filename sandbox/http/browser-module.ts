import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { Answer } from './answer.ts';
import { route, type Route } from './router.ts';

function script(body: string): Answer {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
  return { status: 200, headers, body };
}

/** Serves `base/name` from `folder` to the browser, with its types stripped by Node. */
export function browserModule(folder: string, base: string, name: string): Route {
  const file = path.join(folder, name);
  let stripped: string | undefined;
  return route('GET', `${base}/${name}`, () => {
    stripped ??= stripTypeScriptTypes(readFileSync(file, 'utf8'));
    return script(stripped);
  });
}
