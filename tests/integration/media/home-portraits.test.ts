import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { brands } from '#lib/brands/registry.ts';
import { homePeople } from '#lib/media/portraits/home-people.ts';
import { servePhoto } from '#lib/media/serve-photo.ts';

/** All faces of a home and the small picture in its conversation, in bytes. */
const WEIGHT = 90_000;

/** Read by hand: this process decodes no AVIF. The box `ispe` has version, width and height. */
function avifSize(bytes: Buffer) {
  const at = bytes.indexOf('ispe') + 8;
  const format = bytes.subarray(4, 12).toString() === 'ftypavif' ? 'avif' : 'unknown';
  return { format, width: bytes.readUInt32BE(at), height: bytes.readUInt32BE(at + 4) };
}

describe.each(brands)('the drawn people of $id', (brand) => {
  const ask = (path: string) =>
    servePhoto(new Request(`http://${brand.hosts[0] ?? ''}${path}`), brand);

  test('are public without a profile, cached for good, and light', async () => {
    const people = homePeople(brand.id);
    const paths = [people[0].photo.thumb, ...people.map(({ avif }) => avif)];
    let weight = 0;
    for (const path of paths) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await answer.arrayBuffer());
      weight += bytes.byteLength;
      const isThumb = path === paths[0];
      const { format, width, height } = isThumb ? await sharp(bytes).metadata() : avifSize(bytes);
      expect([format, height]).toEqual([isThumb ? 'webp' : 'avif', (width * 4) / 3]);
    }
    expect(weight).toBeLessThan(WEIGHT);
    for (const { photo } of people) expect((await ask(photo.card)).status).toBe(200);
  });

  test('are the only ones that need no profile', async () => {
    const [{ photo }] = homePeople(brand.id);
    const other = photo.card.replace(/[0-9a-f]{12}/, '0123456789ab');
    expect((await ask(other)).status).toBe(404);
  });
});
