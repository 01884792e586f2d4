import { z } from 'zod';

/** Ids of brands, separated by commas. That each is one is checked where the brands are known. */
export const brandList = z
  .string()
  .regex(/^[a-z0-9]+(?:,[a-z0-9]+)*$/, 'lists ids of brands, separated by commas')
  .transform((text) => text.split(','));

const desk = z
  .string()
  .regex(/^https?:\/\/[^\s=]+=[a-z0-9,]+$/, 'lists desks as https://HOST=BRAND,BRAND')
  .transform((text) => {
    const [address = '', brands = ''] = text.split('=');
    return { address, brands: brandList.parse(brands) };
  });

/** Desks of other cells, separated by blanks. */
export const cellDesks = z
  .string()
  .transform((text) => text.split(/\s+/).filter((part) => part !== ''))
  .pipe(z.array(desk));
