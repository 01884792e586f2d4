// [core §4 Photo upload] [core §5 Photo] [core §8 photo_type_refused]
import { deflateSync } from 'node:zlib';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { renderPhoto } from '#lib/media/render-photo.ts';
import type { Crop } from '#lib/media/rendered-picture.ts';
import { decodePicture } from '#lib/media/rendering/decode-picture.ts';

/** What the process of `renderPhoto` does, without starting it: a process for each picture takes most of the time. */
const decode = (bytes: Buffer, crop: Crop | null = null) => decodePicture(bytes, crop);

beforeEach(() => {
  jest.spyOn(process, 'exit').mockImplementation((exitCode) => {
    throw new Error(`refused by exit code ${String(exitCode)}`);
  });
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

/** Left half red, right half blue. */
const halves = () =>
  flat(400, 200).composite([
    {
      input: { create: { width: 200, height: 200, channels: 3, background: '#00f' } },
      left: 200,
      top: 0,
    },
  ]);

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one colour with one bit a pixel: few bytes for any number of pixels. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const colourAt = async (picture: Buffer, left: number, top: number) => {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => Math.round(value / 64));
};

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error as { code: string }).code,
  );

describe('the stored picture of an upload', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('is a JPEG for %s', async (format) => {
    const { picture, card, width, height } = await renderPhoto(
      await flat(1600, 1200).toFormat(format).toBuffer(),
    );
    expect([width, height]).toEqual([1000, 750]);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1000,
      height: 750,
    });
    expect(await sharp(card).metadata()).toMatchObject({ format: 'webp', width: 480 });
  });

  test('is not enlarged when small, and fits when tall', async () => {
    expect(await decode(await flat(3, 2).png().toBuffer())).toMatchObject({
      width: 3,
      height: 2,
    });
    const tall = await decode(await flat(800, 3200).jpeg().toBuffer());
    expect(tall).toMatchObject({ width: 250, height: 1000 });
  });

  test('is as large for a drawing as for a photo', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><rect width="24" height="12" fill="#c33"/></svg>';
    const { picture, width, height } = await renderPhoto(Buffer.from(svg));
    expect([width, height]).toEqual([1000, 500]);
    expect(await colourAt(picture, 500, 250)).toEqual([3, 1, 1]);
  });

  test('has a white background for transparency', async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } });
    const { picture } = await decode(await clear.png().toBuffer());
    expect(await colourAt(picture, 4, 4)).toEqual([4, 4, 4]);
  });

  test('contains only pixels: no location, no camera, no text, no colour profile', async () => {
    const canary = 'canary-4711';
    const bytes = await flat(300, 200)
      .jpeg()
      .withExif({
        IFD0: { Copyright: canary, ImageDescription: canary },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 26/1 0/1' },
      })
      .withIccProfile('p3')
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${canary}</a></x:xmpmeta>`)
      .toBuffer();
    const before = await sharp(bytes).metadata();
    expect([before.exif, before.xmp, before.icc].map((part) => part === undefined)).toEqual([
      false,
      false,
      false,
    ]);
    const { picture, card } = await decode(bytes);
    for (const made of [picture, card]) {
      const { exif, xmp, iptc, icc } = await sharp(made).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(made.includes(canary)).toBe(false);
    }
  });

  test('is rotated upright, and cropped upright', async () => {
    const sideways = await halves().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const whole = await decode(sideways);
    expect([whole.width, whole.height]).toEqual([200, 400]);
    expect(await colourAt(whole.picture, 100, 50)).toEqual([3, 1, 1]);
    const lower = await renderPhoto(sideways, { x: 0, y: 0.5, width: 1, height: 0.5 });
    expect([lower.width, lower.height]).toEqual([200, 200]);
    expect(await colourAt(lower.picture, 100, 50)).toEqual([0, 0, 4]);
  });

  test('is cropped from the original, not from the reduced picture', async () => {
    const large = await flat(4000, 3000).jpeg().toBuffer();
    const part = await decode(large, { x: 0.25, y: 0, width: 0.25, height: 0.5 });
    expect([part.width, part.height]).toEqual([667, 1000]);
    const edge = await decode(large, { x: 1, y: 1, width: 0.001, height: 0.001 });
    expect(edge.width).toBeGreaterThan(0);
  });
});

describe('a refused upload', () => {
  test('is a file that only claims to be a photo', async () => {
    const heif = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic'),
      Buffer.alloc(64),
    ]);
    expect(await code(renderPhoto(heif))).toBe('photo_type_refused');
    expect(await code(renderPhoto(await flat(9, 9).avif().toBuffer()))).toBe('photo_type_refused');
    expect(await code(renderPhoto(await flat(9, 9).tiff().toBuffer()))).toBe('photo_type_refused');
    expect(await code(renderPhoto(Buffer.from('<svg><script/></svg>')))).toBe('photo_type_refused');
  });

  test('has too many pixels, however few its bytes', async () => {
    const bytes = bomb(30_000, 30_000);
    expect(bytes.length).toBeLessThan(200_000);
    expect(await code(renderPhoto(bytes))).toBe('photo_too_large');
    expect(await decode(bomb(60_000, 20))).toMatchObject({ width: 1000 });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>';
    expect(['photo_too_large', 'photo_unreadable']).toContain(
      await code(renderPhoto(Buffer.from(svg))),
    );
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'is a %s that ends too early',
    async (format) => {
      const noise = sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          noise: { type: 'gaussian', mean: 99, sigma: 50 },
          background: '#000',
        },
      });
      const bytes = await noise.toFormat(format).toBuffer();
      expect(await code(renderPhoto(bytes))).toBe('taken');
      expect(await code(renderPhoto(bytes.subarray(0, bytes.length >> 1)))).toBe(
        'photo_unreadable',
      );
    },
  );

  test('has only the first bytes of a picture', async () => {
    for (const head of ['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\0\0\0\0WEBP']) {
      const bytes = Buffer.concat([
        Buffer.from(head, 'latin1'),
        Buffer.from('<script>alert(1)</script>'),
      ]);
      expect(await code(renderPhoto(bytes))).toBe('photo_unreadable');
    }
  });

  test('keeps only the picture of a file with two formats', async () => {
    const payload = '<script>alert(1)</script>PK\x03\x04';
    const bytes = Buffer.concat([await flat(50, 50).jpeg().toBuffer(), Buffer.from(payload)]);
    const { picture, card } = await decode(bytes);
    for (const made of [picture, card]) {
      expect(made.includes('<script>')).toBe(false);
      expect(made.includes('PK\x03\x04')).toBe(false);
    }
  });

  test('carries the texts’ key of its refusal', async () => {
    const params = (bytes: Buffer) =>
      renderPhoto(bytes).catch((error: unknown) => (error as { params: unknown }).params);
    expect(await params(Buffer.from('no'))).toEqual({ key: 'solo_immagini' });
    expect(await params(Buffer.from('GIF89a'))).toEqual({ key: 'grandezza_file' });
  });
});
