import type { TicketFileKind } from '../../db/generated/enums.ts';
import { CARE_FILE_NAME_MAX_LENGTH } from '../limits.ts';

/** Control characters, those that change the direction of a text, and what has a meaning in paths and headers. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Cs}"\\/:*?<>|;%]/gu;
const EXTENSION = /\.[^.\s]{1,8}$/;
const EXTENSIONS: Readonly<Record<TicketFileKind, string>> = { picture: '.jpg', pdf: '.pdf' };

/** A name as its sender wrote it, without what changes the text around it. Pure. */
export function plainName(given: string): string {
  const plain = given.slice(0, 1_000).normalize('NFC').replace(REFUSED, ' ');
  return plain.replaceAll(/\s+/g, ' ').trim();
}

/** The name under which a file is shown and downloaded: as its sender called it, with the extension of its kind. Pure. */
export function fileName(given: string, kind: TicketFileKind): string {
  const stem = plainName(given).replace(EXTENSION, '').trim();
  const most = CARE_FILE_NAME_MAX_LENGTH - EXTENSIONS[kind].length;
  // Without half of a character at the end.
  const named = stem
    .replace(/^[.\s]+/, '')
    .slice(0, most)
    .replace(/\p{Cs}$/u, '')
    .trim();
  return `${named === '' ? kind : named}${EXTENSIONS[kind]}`;
}
