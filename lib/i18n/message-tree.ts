export type MessageTree = { readonly [key: string]: string | MessageTree };

/** Merges a message tree with overrides. */
export function overlaid(tree: MessageTree, over: MessageTree): MessageTree {
  const both: Record<string, string | MessageTree> = { ...tree };
  for (const [key, part] of Object.entries(over)) {
    const under = both[key];
    const trees = typeof part !== 'string' && typeof under === 'object';
    both[key] = trees ? overlaid(under, part) : part;
  }
  return both;
}
