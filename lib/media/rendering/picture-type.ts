export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'svg';

const SVG_HEAD =
  /^(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE\s+svg\b[^>]*>\s*)?<(?:[\w-]+:)?svg[\s>/]/i;

function starts(bytes: Buffer, signature: string, at = 0): boolean {
  return bytes.subarray(at, at + signature.length).toString('latin1') === signature;
}

function isSvg(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 4_096).toString('utf8');
  return SVG_HEAD.test(head.replace(/^\uFEFF/, '').trimStart());
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
