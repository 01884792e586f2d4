import { z } from 'zod';
import type { Rendered } from './rendered-picture.ts';

const LINE_FEED = 10;
const size = z.number().int().positive();
const head = z.object({ width: size, height: size, print: z.string().nullable(), picture: size });

/**
 * Reads what `encodePicture` has written in the process that renders pictures, which loads no parser of its own.
 * Throws for any other answer.
 */
export function readRenderedPicture(answer: Buffer): Rendered {
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
