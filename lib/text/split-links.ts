import { addressVerdict, PARTING, TRAILING } from './links.ts';

/** A segment of a text; `address` is the page it links to, or null. */
export type LinkSegment = { readonly text: string; readonly address: string | null };

const WORD = new RegExp(`[^${PARTING}]+`, 'g');

/** The URL that a browser would open for a word; null if it is no address. */
function pageOf(word: string): string | null {
  const plain = word.normalize('NFKC').toLowerCase();
  if (addressVerdict(plain, []) === 'none') return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(word) ? word : `https://${word}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** A text split at the addresses in it; the segments joined give the text. Pure. */
export function splitLinks(text: string): readonly LinkSegment[] {
  const segments: LinkSegment[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const word = found.replace(TRAILING, '');
    const start = index + found.indexOf(word);
    const address = word === '' ? null : pageOf(word);
    if (address === null) continue;
    if (start > from) segments.push({ text: text.slice(from, start), address: null });
    segments.push({ text: word, address });
    from = start + word.length;
  }
  if (from < text.length) segments.push({ text: text.slice(from), address: null });
  return segments;
}

/** The host of an address in ASCII: letters of other scripts are shown in Punycode. Pure. */
export function realHost(address: string): string {
  return new URL(address).host;
}
