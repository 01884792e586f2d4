import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { PICTURE_HEAP_MEGABYTES } from '#lib/media/limits.ts';
import { isPlainSvg } from '#lib/media/rendering/plain-svg.ts';
import { renderPhoto } from '#lib/media/render-photo.ts';
import { runLimited } from '#lib/security/limited-process.ts';

const drawing = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${inner}</svg>`);

/** Each line uses the previous one ten times: 640 bytes that draw a thousand million rectangles. */
const endless = drawing(
  '<g id="a0"><rect width="1000" height="1000" opacity=".5"/></g>' +
    Array.from({ length: 9 }, (_, i) => {
      const ten = `<use href="#a${i}"/>`.repeat(10);
      return `<g id="a${i + 1}">${ten}</g>`;
    }).join(''),
);

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error as { code: string }).code,
  );

test('the process of a drawing that never ends is killed at its time limit', async () => {
  expect(isPlainSvg(endless)).toBe(true);
  const file = 'lib/media/rendering/picture-process.ts';
  const program = { file, args: ['null'], limitMs: 3_000, heapMegabytes: PICTURE_HEAP_MEGABYTES };
  expect(await runLimited(program, endless)).toEqual({ ok: false, exitCode: null });
});

// Two cores for ten seconds.
const inAll = process.env['TEST_ALL'] === '1' ? test : test.skip;
inAll(
  'stops drawings that never end, and renders the next picture',
  async () => {
    // As many as are rendered concurrently.
    const stuck = [renderPhoto(endless), renderPhoto(endless)];
    const dot = sharp({ create: { width: 4, height: 4, channels: 3, background: '#c33' } });
    const next = renderPhoto(await dot.png().toBuffer());
    expect(await Promise.all(stuck.map(code))).toEqual(['photo_unreadable', 'photo_unreadable']);
    expect(await next).toMatchObject({ width: 4, height: 4 });
  },
  60_000,
);

test('refuses a drawing larger than any decoded picture', async () => {
  const large = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>';
  expect(await code(renderPhoto(Buffer.from(large)))).toBe('photo_too_large');
});
