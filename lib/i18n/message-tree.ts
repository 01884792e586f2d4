/** Messages by key: texts, or lists of the parts of a compiled text. */
export type MessageTree<Leaf = string> = {
  readonly [key: string]: Leaf | MessageTree<Leaf>;
};

function isTree<Leaf>(part: Leaf | MessageTree<Leaf> | undefined): part is MessageTree<Leaf> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

/** Merges a message tree with overrides. */
export function overlaid<Leaf = string>(
  tree: MessageTree<Leaf>,
  over: MessageTree<Leaf>,
): MessageTree<Leaf> {
  const both: Record<string, Leaf | MessageTree<Leaf>> = { ...tree };
  for (const [key, part] of Object.entries(over)) {
    const under = both[key];
    both[key] = isTree(part) && isTree(under) ? overlaid(under, part) : part;
  }
  return both;
}
