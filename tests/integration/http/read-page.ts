/** The parts of a page that search engines read. */
export type ReadPage = {
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  readonly description: string | undefined;
  readonly robots: string | undefined;
  readonly canonicals: readonly string[];
  /** hreflang → address. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly image: string | undefined;
  /** Every address the page links to or loads, as written. */
  readonly links: readonly string[];
  /** The items of its structured data. */
  readonly things: readonly Readonly<Record<string, unknown>>[];
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
};

function plain(text: string): string {
  return text.replace(/<[^>]+>/g, '').replace(/&[#\w]+;/g, (found) => ENTITIES[found] ?? found);
}

function attributes(tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      plain(value),
    ]),
  );
}

function tagsOf(html: string, name: string): readonly Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributes(tag));
}

function between(html: string, name: string): readonly string[] {
  const found = html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'));
  return [...found].map(([, text = '']) => plain(text).trim());
}

export function readPage(html: string): ReadPage {
  // Titles inside pictures are not page titles.
  const page = html.replace(/<svg[\s\S]*?<\/svg>/g, '');
  const metas = tagsOf(page, 'meta');
  const meta = (name: string): string | undefined =>
    metas.find((each) => each['name'] === name || each['property'] === name)?.['content'];
  const rels = tagsOf(page, 'link');
  const data = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  const things = [...data].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': ReadPage['things'] })['@graph'],
  );
  return {
    titles: between(page, 'title'),
    headings: between(page, 'h1'),
    description: meta('description'),
    robots: meta('robots'),
    image: meta('og:image'),
    canonicals: rels.flatMap(({ rel, href }) =>
      rel === 'canonical' && href ? [new URL(href).href] : [],
    ),
    alternates: new Map(
      rels.flatMap(({ rel, hreflang, href }) =>
        rel === 'alternate' && hreflang && href ? [[hreflang, new URL(href).href]] : [],
      ),
    ),
    links: [
      ...tagsOf(page, 'a').map(({ href }) => href),
      ...rels.map(({ rel, href }) => (rel === 'preconnect' ? undefined : href)),
      ...[...tagsOf(html, 'img'), ...tagsOf(html, 'script')].map(({ src }) => src),
    ].filter((address) => address !== undefined),
    things,
  };
}
