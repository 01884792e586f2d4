import { z } from 'zod';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { countrySchema } from './country.ts';
import { foldPlace } from './fold.ts';

const region = z.object({ id: z.number(), name: z.string() });

const city = z.object({
  id: z.number(),
  regionId: z.number(),
  city_title: z.string(),
  state_title: z.string(),
  province: z.string(),
});

const limits = [{ by: 'address', points: 120, seconds: 60 }] as const;

export const placesContract = {
  'GET /api/get/regions/{country}': endpoint({
    context: 'places',
    access: 'visitor',
    summary: 'The regions of a country, by name.',
    params: z.object({ country: countrySchema }),
    reply: z.array(region),
    errors: ['input_invalid', 'too_many_requests'],
    limits,
  }),
  'GET /api/get/cities/{country}': endpoint({
    context: 'places',
    access: 'visitor',
    summary: 'The 300 largest cities of a country; the others are found by prefix search.',
    params: z.object({ country: countrySchema }),
    reply: z.array(city),
    errors: ['input_invalid', 'too_many_requests'],
    limits,
  }),
  'GET /api/get/city/{country}/{query}': endpoint({
    context: 'places',
    access: 'visitor',
    summary: 'Up to 20 cities that start with at least three given characters, largest first.',
    params: z.object({
      country: countrySchema,
      query: z
        .string()
        .max(80)
        .refine((text) => foldPlace(text).length >= 3, 'too_short'),
    }),
    reply: z.array(city),
    errors: ['input_invalid', 'too_many_requests'],
    limits,
  }),
} satisfies Contract;
