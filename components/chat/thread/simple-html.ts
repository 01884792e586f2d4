export type HtmlPart =
  | { tag: 'text'; text: string }
  | { tag: 'br' }
  | { tag: 'p' | 'strong' | 'em' | 'ul' | 'li'; parts: readonly HtmlPart[] }
  | { tag: 'a'; href: string; parts: readonly HtmlPart[] };

const KNOWN: Readonly<Record<string, 'p' | 'strong' | 'em' | 'ul' | 'li' | 'a' | 'br'>> = {
  p: 'p',
  div: 'p',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  ul: 'ul',
  li: 'li',
  a: 'a',
  br: 'br',
};
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>|[^<]+|</gi;

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
}

function linkOf(attributes: string): string {
  const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  const target = plain(href?.[1] ?? href?.[2] ?? '');
  return /^\/(?![/\\])/.test(target) ? target : '#';
}

type Open = { tag: string; href: string; parts: HtmlPart[] };

function closed({ tag, href, parts }: Open): HtmlPart {
  return tag === 'a' ? { tag, href, parts } : { tag: tag as 'p', parts };
}

/**
 * Parses the system's welcome message, which uses a few known tags. Of any other tag only the text stays, and
 * links lead only to this site. Pure.
 */
export function parseSimpleHtml(html: string): readonly HtmlPart[] {
  const root: Open = { tag: 'root', href: '', parts: [] };
  const stack: Open[] = [root];
  const top = (): Open => stack.at(-1) ?? root;
  for (const [token, slash, name, attributes] of html.matchAll(TOKEN)) {
    if (name === undefined) {
      top().parts.push({ tag: 'text', text: plain(token) });
      continue;
    }
    const tag = KNOWN[name.toLowerCase()];
    if (tag === undefined) continue;
    if (tag === 'br') top().parts.push({ tag });
    else if (slash === '') stack.push({ tag, href: linkOf(attributes ?? ''), parts: [] });
    else if (stack.length > 1 && top().tag === tag) {
      const done = stack.pop();
      if (done) top().parts.push(closed(done));
    }
  }
  while (stack.length > 1) {
    const done = stack.pop();
    if (done) top().parts.push(closed(done));
  }
  return root.parts;
}

function textOf(part: HtmlPart): string {
  if (part.tag === 'text') return part.text;
  if (part.tag === 'br') return ' ';
  const text = part.parts.map(textOf).join('');
  return part.tag === 'p' || part.tag === 'li' ? `${text} ` : text;
}

/** The text of such HTML on one line, for places that render no tags. Pure. */
export function simpleHtmlText(html: string): string {
  return parseSimpleHtml(html).map(textOf).join('');
}
