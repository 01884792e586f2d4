import { z } from 'zod';

const share = z.number().min(0).max(1);

/** A part of the upright picture, in fractions of its width and height. */
const cropSchema = z
  .object({ x: share, y: share, width: share, height: share })
  .refine(
    ({ x, y, width, height }) =>
      width > 0 && height > 0 && x + width <= 1.001 && y + height <= 1.001,
  );

/** A crop as a form field: JSON. */
export const cropField = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'not_json' });
      return z.NEVER;
    }
  })
  .pipe(cropSchema);
