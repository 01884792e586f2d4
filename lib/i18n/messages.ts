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

function within(tree: MessageTree, [key = '', ...rest]: readonly string[]): MessageTree {
  const part = tree[key] ?? {};
  const inner = rest.length === 0 || typeof part === 'string' ? part : within(part, rest);
  return { [key]: inner };
}

function merged(left: MessageTree, right: MessageTree): MessageTree {
  const both: Record<string, string | MessageTree> = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const before = both[key];
    const trees = typeof before === 'object' && typeof value === 'object';
    both[key] = trees ? merged(before, value) : value;
  }
  return both;
}

/**
 * Some copy only, by namespace or by the path of a part of one: what a page's client islands need, so that
 * the rest stays on the server.
 */
export function someMessages(locale: string, paths: readonly string[]): MessageTree {
  const all = messagesOf(locale);
  return paths.map((path) => within(all, path.split('.'))).reduce(merged, {});
}
