import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bucketStore } from '#lib/media/storage/bucket-store.ts';
import { folderStore } from '#lib/media/storage/folder-store.ts';
import { newPhotoKey } from '#lib/media/photo-files.ts';
import type { PhotoStore } from '#lib/media/storage/store.ts';
import { startS3StandIn, type StandIn } from './s3-stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'amarena-store-'));
let s3: StandIn;
beforeAll(async () => {
  s3 = await startS3StandIn();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const stores: readonly (readonly [string, () => PhotoStore])[] = [
  ['a folder', () => folderStore(folder)],
  ['a bucket', () => bucketStore(s3.url)],
];

describe.each(stores)('%s', (_, open) => {
  const bytes = Buffer.from([0xff, 0xd8, 0, 1, 2, 255]);

  test('returns what was stored, byte for byte', async () => {
    const name = `public/${newPhotoKey()}.webp`;
    await open().put(name, bytes, 'image/webp');
    expect(await open().get(name)).toEqual(bytes);
  });

  test('returns null for a name that was never stored', async () => {
    expect(await open().get(`private/${newPhotoKey()}.jpg`)).toBeNull();
  });

  test('returns the last of two writes', async () => {
    const name = `private/${newPhotoKey()}.jpg`;
    await open().put(name, bytes, 'image/jpeg');
    await open().put(name, Buffer.from('later'), 'image/jpeg');
    expect((await open().get(name))?.toString()).toBe('later');
  });

  test('removes several at once, missing ones included, and accepts a repeat', async () => {
    const key = newPhotoKey();
    const names = ['.webp', '-card.webp', '.jpg'].map((suffix) => `public/${key}${suffix}`);
    const other = `public/${newPhotoKey()}.webp`;
    for (const name of [...names.slice(0, 2), other]) await open().put(name, bytes, 'image/webp');
    await open().remove(names);
    await open().remove(names);
    await open().remove([]);
    for (const name of names) expect(await open().get(name)).toBeNull();
    expect(await open().get(other)).toEqual(bytes);
  });
});

describe('a bucket', () => {
  test('is called by path, signed, with the content type of the picture', async () => {
    const name = `public/${newPhotoKey()}.webp`;
    await bucketStore(s3.url).put(name, Buffer.from('x'), 'image/webp');
    expect(s3.names()).toContain(name);
    expect(s3.typeOf(name)).toBe('image/webp');
  });

  test('is retried when it is busy', async () => {
    s3.refuse(1);
    const name = `public/${newPhotoKey()}.webp`;
    await bucketStore(s3.url).put(name, Buffer.from('x'), 'image/webp');
    expect(s3.names()).toContain(name);
  });

  test('raises an error when it answers 200 and does not delete the file', async () => {
    const name = `public/${newPhotoKey()}.webp`;
    await bucketStore(s3.url).put(name, Buffer.from('x'), 'image/webp');
    s3.protect(name);
    await expect(bucketStore(s3.url).remove([name])).rejects.toThrow('bucket delete failed');
  });

  test('refuses an unknown key', async () => {
    const wrong = s3.url.replace('KEY:', 'OTHER:');
    await expect(bucketStore(wrong).get('public/aaaaaaaa.webp')).rejects.toThrow();
    expect(() => bucketStore(s3.url.replace('/pictures', ''))).toThrow('has no bucket name');
  });
});

describe('a folder', () => {
  test.each([
    '../outside.webp',
    'public/../../outside.webp',
    'public/short.webp',
    '/etc/passwd',
    'public/aaaaaaaaaa',
    'other/aaaaaaaaaa.webp',
  ])('refuses a name outside its paths: %s', async (name) => {
    const store = folderStore(folder);
    await expect((async () => store.put(name, Buffer.from('x'), 'image/webp'))()).rejects.toThrow();
    expect(existsSync(join(folder, name))).toBe(false);
  });

  test('contains no partly written file when many write at once', async () => {
    const store = folderStore(folder);
    const name = `public/${newPhotoKey()}.webp`;
    const texts = Array.from({ length: 8 }, (_, index) => String(index).repeat(200_000));
    await Promise.all(texts.map((text) => store.put(name, Buffer.from(text), 'image/webp')));
    expect(texts).toContain((await store.get(name))?.toString());
    const drafts = readdirSync(folder, { recursive: true }).map(String);
    expect(drafts.filter((path) => /\.webp\../.test(path))).toEqual([]);
  });
});
