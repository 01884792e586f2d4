import { z } from 'zod';

/** The countries whose places are known. */
export const countries = ['it', 'es', 'fr', 'ie'] as const;
export type Country = (typeof countries)[number];

/** A country as callers write it, any case. */
export const countrySchema = z
  .string()
  .max(2)
  .transform((code) => code.toLowerCase())
  .pipe(z.enum(countries));
