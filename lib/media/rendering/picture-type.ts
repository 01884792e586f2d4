export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'svg';

const HEAD_BYTES = 4_096;
/** What may precede the root element: XML declaration, comments, document type. */
const PROLOGUE: readonly (readonly [start: string, end: string])[] = [
  ['<?xml', '?>'],
  ['<!--', '-->'],
  ['<!doctype svg', '>'],
];
const ROOT = /^<(?:[\w-]{1,64}:)?svg[\s>/]/i;

function starts(bytes: Buffer, signature: string, at = 0): boolean {
  return bytes.subarray(at, at + signature.length).toString('latin1') === signature;
}

/** The text from the root element on, '' if the prologue does not end. Each character is read once. */
function fromRoot(head: string): string {
  let rest = head.trimStart();
  for (;;) {
    const begun = PROLOGUE.find(([start]) => rest.slice(0, start.length).toLowerCase() === start);
    if (!begun) return rest;
    const [start, end] = begun;
    const at = rest.indexOf(end, start.length);
    if (at === -1) return '';
    rest = rest.slice(at + end.length).trimStart();
  }
}

function isSvg(bytes: Buffer): boolean {
  const head = bytes.subarray(0, HEAD_BYTES).toString('utf8');
  return ROOT.test(fromRoot(head.replace(/^\uFEFF/, '')));
}

/**
 * The file type by its first bytes, regardless of name and declared type; null for every type that is not
 * accepted. HEIF and AVIF (`ftyp`) are not: their decoders have the worst security record.
 */
export function pictureType(bytes: Buffer): PictureType | null {
  if (starts(bytes, 'ftyp', 4)) return null;
  if (starts(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (starts(bytes, 'GIF87a') || starts(bytes, 'GIF89a')) return 'gif';
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'webp';
  return isSvg(bytes) ? 'svg' : null;
}
