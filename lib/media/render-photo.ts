import { z } from 'zod';
import { fail } from '../kernel/errors.ts';
import { runLimited } from '../security/limited-process.ts';
import { imageWork } from './rendering/image-work.ts';
import {
  PHOTO_MAX_SIDE,
  PICTURE_HEAP_MEGABYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_WORK_MS,
} from './limits.ts';
import { PICTURE_EXITS } from './rendering/picture-exits.ts';
import { pictureType } from './rendering/picture-type.ts';
import type { Crop, Rendered } from './rendered-picture.ts';

const PROGRAM = {
  file: 'lib/media/rendering/picture-process.ts',
  limitMs: PICTURE_WORK_MS,
  heapMegabytes: PICTURE_HEAP_MEGABYTES,
};

const LINE_FEED = 10;
const size = z.number().int().positive();
const head = z.object({ width: size, height: size, print: z.string().nullable(), picture: size });

/**
 * Reads what `encodePicture` has written in the process that renders pictures, which loads no parser of its own.
 * Throws for any other answer.
 */
function readRenderedPicture(answer: Buffer): Rendered {
  const end = answer.indexOf(LINE_FEED);
  const { width, height, print, picture } = head.parse(
    JSON.parse(answer.subarray(0, end).toString('utf8')),
  );
  const files = answer.subarray(end + 1);
  return {
    picture: files.subarray(0, picture),
    card: files.subarray(picture),
    width,
    height,
    print: print === null ? null : BigInt(print),
  };
}

const refuseType = () => fail('photo_type_refused', { key: 'solo_immagini' });

async function render(bytes: Buffer, crop: Crop | undefined, maxSide: number): Promise<Rendered> {
  const args = [JSON.stringify(crop ?? null), String(maxSide)];
  const answer = await runLimited({ ...PROGRAM, args }, bytes);
  if (answer.ok) return readRenderedPicture(answer.output);
  switch (answer.exitCode) {
    case PICTURE_EXITS.typeRefused:
      return refuseType();
    case PICTURE_EXITS.tooLarge:
      return fail('photo_too_large', { key: 'grandezza_file', pixels: PICTURE_MAX_PIXELS });
    default:
      // Hides the image library's error from the uploader, who only learns that the file is unreadable.
      return fail('photo_unreadable', { key: 'grandezza_file' });
  }
}

/**
 * Makes the stored picture from an uploaded file: upright, cropped and re-encoded, so that nothing but the
 * pixels remains, with a longest side of at most `maxSide` pixels. A process with a time and memory limit decodes the
 * file. Raises `photo_type_refused` for another file type or an SVG that is not self-contained, `photo_too_large` above 50 million pixels,
 * `photo_unreadable` for a broken file or one that exceeds the limits, `unavailable` when too much image work
 * waits.
 */
export async function renderPhoto(
  bytes: Buffer,
  crop?: Crop,
  maxSide = PHOTO_MAX_SIDE,
): Promise<Rendered> {
  if (pictureType(bytes) === null) refuseType();
  return imageWork(() => render(bytes, crop, maxSide));
}
