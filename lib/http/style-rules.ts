import postcss, { type AtRule, type ChildNode } from 'postcss';

/** A block of a stylesheet: a rule with the classes of each of its selectors, or a group of blocks. */
export type StyleBlock =
  | { readonly kind: 'rule'; readonly text: string; readonly classes: readonly string[][] }
  | { readonly kind: 'group'; readonly head: string; readonly blocks: readonly StyleBlock[] }
  /** Needed only if its name is used by the remaining rules: a font face, keyframes, a custom property. */
  | { readonly kind: 'named'; readonly text: string; readonly name: string }
  | { readonly kind: 'always'; readonly text: string };

const GROUPS = new Set(['layer', 'media', 'supports', 'container']);
const NAMED = new Set(['keyframes', 'property']);

function unescaped(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    )
    .replace(/\\(.)/g, '$1');
}

/** Classes inside parentheses are ignored: `:is(.a, .b)` needs only one of them, `:not(.a)` none. */
function classesOf(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '');
  }
  const found = outside.matchAll(/(?<!\\)\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi);
  return [...found].map(([, name = '']) => unescaped(name));
}

function atRule(rule: AtRule): StyleBlock {
  const { name, params, nodes } = rule;
  if (GROUPS.has(name) && nodes !== undefined) {
    return { kind: 'group', head: `@${name} ${params}`, blocks: blocksOf(nodes) };
  }
  if (NAMED.has(name)) return { kind: 'named', text: rule.toString(), name: params };
  // Only an at-rule without a block ends in a semicolon: after a block it would break the following rule.
  const end = nodes === undefined ? ';' : '';
  if (name !== 'font-face') return { kind: 'always', text: `${rule.toString()}${end}` };
  let family = '';
  rule.walkDecls('font-family', ({ value }) => {
    family = value.replaceAll(/["']/g, '');
  });
  return { kind: 'named', text: rule.toString(), name: family };
}

function blockOf(node: ChildNode): StyleBlock[] {
  switch (node.type) {
    case 'rule':
      return [{ kind: 'rule', text: node.toString(), classes: node.selectors.map(classesOf) }];
    case 'atrule':
      return [atRule(node)];
    default:
      return [];
  }
}

function blocksOf(nodes: readonly ChildNode[]): StyleBlock[] {
  return nodes.flatMap(blockOf);
}

/** Parses a stylesheet. `address` is its URL: relative links in it are resolved against it. */
export function readStyles(css: string, address: string): readonly StyleBlock[] {
  const whole = css.replace(
    /url\((["']?)(?!data:|["'])([^()"']+)\1\)/g,
    (_, _mark, link: string) => {
      const { pathname, search } = new URL(link, new URL(address, 'http://ours'));
      return `url(${pathname}${search})`;
    },
  );
  return blocksOf(postcss.parse(whole).nodes);
}

/** Keeps a rule if all classes of one of its selectors are on the page. */
function usedRules(blocks: readonly StyleBlock[], used: ReadonlySet<string>): StyleBlock[] {
  return blocks.flatMap((block): StyleBlock[] => {
    if (block.kind === 'rule') {
      const fits = block.classes.some((classes) => classes.every((name) => used.has(name)));
      return fits ? [block] : [];
    }
    if (block.kind !== 'group') return [block];
    const inside = usedRules(block.blocks, used);
    return inside.length === 0 && block.blocks.length > 0 ? [] : [{ ...block, blocks: inside }];
  });
}

function written(blocks: readonly StyleBlock[], isUsed: (name: string) => boolean): string {
  return blocks
    .map((block) => {
      if (block.kind === 'group') return `${block.head}{${written(block.blocks, isUsed)}}`;
      return block.kind === 'named' && !isUsed(block.name) ? '' : block.text;
    })
    .join('');
}

/** The part of a stylesheet that a page with these classes needs. */
export function stylesFor(blocks: readonly StyleBlock[], used: ReadonlySet<string>): string {
  const rules = usedRules(blocks, used);
  const said = written(rules, () => false);
  return written(rules, (name) => said.includes(name));
}
