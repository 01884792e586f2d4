import { Parser } from 'htmlparser2';

/** What a page says about itself; `image` is an address as it is written there. */
export type PageFacts = {
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
};

const TITLE_MOST = 200;
const DESCRIPTION_MOST = 400;

/** Names of `meta` elements by what they say, the first that a page has counts. */
const NAMES = {
  title: ['og:title', 'twitter:title'],
  description: ['og:description', 'twitter:description', 'description'],
  image: ['og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image'],
} as const;

/** One line, without what changes how other text is shown: control characters and marks of direction. */
function plain(text: string, most: number): string {
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim();
  const characters = [...line];
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join('')}…`;
}

const CHARSET = /charset=["']?([\w-]{1,40})/i;

/** The encoding that a page names; pages without one are read as UTF-8. */
function decoderFor(type: string, head: string): TextDecoder {
  const label = CHARSET.exec(type)?.[1] ?? CHARSET.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

/** Title, description and picture of a page, from its head; null for a page without a title. Runs no script. Pure. */
export function readPage(bytes: Buffer, type: string): PageFacts | null {
  const head = bytes.subarray(0, 2_048).toString('latin1');
  const html = decoderFor(type, head).decode(bytes);
  const found = new Map<string, string>();
  let title = '';
  let isInTitle = false;
  let ended = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title') isInTitle = title === '';
      if (name === 'body') ended = true;
      if (name !== 'meta' || ended) return;
      const key = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
      const content = attributes['content'] ?? '';
      if (key !== '' && content !== '' && !found.has(key)) found.set(key, content);
    },
    ontext(text) {
      if (isInTitle && !ended && title.length < TITLE_MOST * 4) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
    },
  });
  parser.end(html);
  const said = (names: readonly string[]): string =>
    names.map((name) => found.get(name)).find((one) => one !== undefined) ?? '';
  const shown = plain(said(NAMES.title), TITLE_MOST) || plain(title, TITLE_MOST);
  if (shown === '') return null;
  const image = said(NAMES.image).trim();
  return {
    title: shown,
    description: plain(said(NAMES.description), DESCRIPTION_MOST),
    image: image === '' ? null : image,
  };
}
