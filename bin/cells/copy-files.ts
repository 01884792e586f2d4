import pLimit from 'p-limit';
import type pg from 'pg';
import { zipName } from '#lib/accounts/export/zip-file.ts';
import { chatPictureName } from '#lib/media/chat-picture-file.ts';
import { voiceName } from '#lib/media/voice-file.ts';
import { ownCardName, privatePhotoName, selfieName } from '#lib/media/photo-files.ts';
import { readPortraitKey } from '#lib/media/portraits/portrait-key.ts';
import type { PhotoStore } from '#lib/media/storage/store.ts';
import { ticketPdfName, ticketPictureName, ticketThumbName } from '#lib/media/ticket-files.ts';
import { publicNames } from '#lib/media/variants.ts';
import { BRAND_TABLES, forBrand } from './brand-tables.ts';
import type { Cells } from './connections.ts';

const AT_ONCE = 16;

/** Variants are made from the first public file when they are asked for. */
const first = (names: readonly string[]): readonly string[] => names.slice(0, 1);

/** The files of a row's key, by table. */
const FILES: Readonly<Record<string, (key: string) => readonly string[]>> = {
  photos: (key) => [
    privatePhotoName(key),
    ownCardName(key),
    voiceName(key),
    ...first(publicNames(key)),
  ],
  chat_photos: (key) => [chatPictureName(key), voiceName(key)],
  message_previews: (key) => [chatPictureName(key)],
  photo_verifications: (key) => [selfieName(key)],
  ticket_files: (key) => [ticketPictureName(key), ticketThumbName(key), ticketPdfName(key)],
  data_exports: (key) => [zipName(key)],
};

/**
 * Copies the files of the brand's rows, and of those that it shares, from one store to another. A file never changes
 * under its name: called again, it copies only those that are new since. Files that have been deleted are left
 * out. Returns the function to call, which resolves to the number of files copied.
 */
export function fileCopier(
  { from, to }: { readonly from: PhotoStore; readonly to: PhotoStore },
  brandId: string,
): (cells: Cells) => Promise<number> {
  const done = new Set<string>();
  const limit = pLimit(AT_ONCE);
  return async (cells) => {
    const names = (await namesOf(cells.from, brandId)).filter((name) => !done.has(name));
    const copied = await limit.map(names, async (name) => {
      const bytes = await from.get(name);
      // A picture that is approved meanwhile gets its public file later.
      if (bytes === null) return 0;
      await to.put(name, bytes, typeOf(name));
      done.add(name);
      return 1;
    });
    return copied.reduce<number>((all, one) => all + one, 0);
  };
}

async function namesOf(client: pg.Client, brandId: string): Promise<string[]> {
  const names: string[] = [];
  for (const [table, filesOf] of Object.entries(FILES)) {
    const { own = 'false', shared = 'false' } = BRAND_TABLES[table] ?? {};
    const { rows } = await client.query<{ key: string }>(
      `select object_key as key from "${table}" t
        where object_key is not null and (${forBrand(own, brandId)} or ${forBrand(shared, brandId)})`,
    );
    // Drawn portraits are drawn in each cell. Asking for their files one by one made the pause long.
    const stored = rows.filter(({ key }) => readPortraitKey(key) === null);
    names.push(...stored.flatMap(({ key }) => filesOf(key)));
  }
  return names;
}

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  zip: 'application/zip',
  webm: 'audio/webm',
};

const typeOf = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
