/** Messages by key: texts, or lists of the parts of a compiled text. */
export type Tree<Leaf> = { readonly [key: string]: Leaf | Tree<Leaf> };

export type MessageTree = Tree<string>;

function isTree<Leaf>(part: Leaf | Tree<Leaf> | undefined): part is Tree<Leaf> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

/** Merges a message tree with overrides. */
export function overlaid<Leaf = string>(tree: Tree<Leaf>, over: Tree<Leaf>): Tree<Leaf> {
  const both: Record<string, Leaf | Tree<Leaf>> = { ...tree };
  for (const [key, part] of Object.entries(over)) {
    const under = both[key];
    both[key] = isTree(part) && isTree(under) ? overlaid(under, part) : part;
  }
  return both;
}
