import postcss, { type AtRule, type ChildNode } from 'postcss';

/** A piece of a stylesheet: a rule with the classes of each of its selectors, or a group of such. */
export type StylePiece =
  | { readonly kind: 'rule'; readonly text: string; readonly classes: readonly string[][] }
  | { readonly kind: 'group'; readonly head: string; readonly pieces: readonly StylePiece[] }
  /** Only of use where its name stands in what else is kept: a face, a movement, a property. */
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

/** What stands in brackets is left out: `:is(.a, .b)` asks for either, `:not(.a)` for none. */
function classesOf(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '');
  }
  const found = outside.matchAll(/(?<!\\)\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi);
  return [...found].map(([, name = '']) => unescaped(name));
}

function atRule(rule: AtRule): StylePiece {
  const { name, params, nodes } = rule;
  if (GROUPS.has(name) && nodes !== undefined) {
    return { kind: 'group', head: `@${name} ${params}`, pieces: piecesOf(nodes) };
  }
  if (NAMED.has(name)) return { kind: 'named', text: rule.toString(), name: params };
  // Only what has no block ends in a semicolon: after one it would spoil the rule that follows.
  const end = nodes === undefined ? ';' : '';
  if (name !== 'font-face') return { kind: 'always', text: `${rule.toString()}${end}` };
  let family = '';
  rule.walkDecls('font-family', ({ value }) => {
    family = value.replaceAll(/["']/g, '');
  });
  return { kind: 'named', text: rule.toString(), name: family };
}

function pieceOf(node: ChildNode): StylePiece[] {
  switch (node.type) {
    case 'rule':
      return [{ kind: 'rule', text: node.toString(), classes: node.selectors.map(classesOf) }];
    case 'atrule':
      return [atRule(node)];
    default:
      return [];
  }
}

function piecesOf(nodes: readonly ChildNode[]): StylePiece[] {
  return nodes.flatMap(pieceOf);
}

/** Reads a stylesheet. `address` is where browsers find it: its links become whole ones. */
export function readStyles(css: string, address: string): readonly StylePiece[] {
  const whole = css.replace(
    /url\((["']?)(?!data:|["'])([^)"']+)\1\)/g,
    (_, _mark, link: string) => {
      const { pathname, search } = new URL(link, new URL(address, 'http://ours'));
      return `url(${pathname}${search})`;
    },
  );
  return piecesOf(postcss.parse(whole).nodes);
}

/** A rule is kept for any of its selectors whose classes all stand on the page. */
function usedRules(pieces: readonly StylePiece[], used: ReadonlySet<string>): StylePiece[] {
  return pieces.flatMap((piece): StylePiece[] => {
    if (piece.kind === 'rule') {
      const fits = piece.classes.some((classes) => classes.every((name) => used.has(name)));
      return fits ? [piece] : [];
    }
    if (piece.kind !== 'group') return [piece];
    const inside = usedRules(piece.pieces, used);
    return inside.length === 0 && piece.pieces.length > 0 ? [] : [{ ...piece, pieces: inside }];
  });
}

function written(pieces: readonly StylePiece[], keeps: (name: string) => boolean): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'group') return `${piece.head}{${written(piece.pieces, keeps)}}`;
      return piece.kind === 'named' && !keeps(piece.name) ? '' : piece.text;
    })
    .join('');
}

/** Of a stylesheet what a page with these classes needs. */
export function stylesFor(pieces: readonly StylePiece[], used: ReadonlySet<string>): string {
  const rules = usedRules(pieces, used);
  const said = written(rules, () => false);
  return written(rules, (name) => said.includes(name));
}
