import type { LoadOptions } from '#components/ui/use-options.ts';
import { call } from '#lib/http/client/call.ts';

export interface PickedPlace {
  readonly city: string;
  readonly region: string;
  readonly province: string;
}

/** A place as one string, for a list. City names repeat, so the key includes the province and the region. */
export function keyOf({ city, province, region }: PickedPlace): string {
  return JSON.stringify([city, province, region]);
}

/** Parses a string made by `keyOf`. */
export function placeOf(key: string): PickedPlace {
  const [city = '', province = '', region = ''] = JSON.parse(key) as string[];
  return { city, province, region };
}

/** The cities of a country that begin with what was typed, for a field that lists them. */
export function placeOptions(country: string): LoadOptions {
  return async (query, signal) => {
    const found = await call('GET /api/get/city/{country}/{query}', {
      params: { country, query },
      signal,
    });
    return found.map(({ city_title: city, state_title: region, province }) => ({
      value: keyOf({ city, province, region }),
      label: city,
      note: region,
    }));
  };
}
