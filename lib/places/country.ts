import { z } from 'zod';

/** The countries with region and city data. */
export const countries = ['it', 'es', 'fr', 'ie'] as const;
export type Country = (typeof countries)[number];

/** A country code in any case. */
export const countrySchema = z
  .string()
  .max(2)
  .transform((code) => code.toLowerCase())
  .pipe(z.enum(countries));
