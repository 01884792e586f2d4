import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singleton } from '../kernel/singleton.ts';

export type MessageTree = { readonly [key: string]: string | MessageTree };

function load(locale: string): MessageTree {
  const folder = join(process.cwd(), 'messages', locale);
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.slice(0, -'.json'.length),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as MessageTree,
      ]),
  );
}

/** All copy of a locale: one namespace a file of messages/<locale>. Read once a process. */
export function messagesOf(locale: string): MessageTree {
  return singleton(`messages.${locale}`, () => load(locale));
}

/** Some namespaces only: what a page's client islands need, so that the rest stays on the server. */
export function someMessages(locale: string, namespaces: readonly string[]): MessageTree {
  const all = messagesOf(locale);
  return Object.fromEntries(namespaces.map((name) => [name, all[name] ?? {}]));
}
