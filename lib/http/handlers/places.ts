import { placesContract } from '../../places/contract.ts';
import { largestCities, regionsOf, searchCities, type CityRow } from '../../places/queries.ts';
import { handlersFor } from '../handlers-for.ts';

function shown(city: CityRow) {
  const { id, regionId, name, regionName, province } = city;
  return { id, regionId, city_title: name, state_title: regionName, province };
}

export const placesHandlers = handlersFor(placesContract, {
  'GET /api/get/regions/{country}': async ({ params }) => [...(await regionsOf(params.country))],
  'GET /api/get/cities/{country}': async ({ params }) =>
    (await largestCities(params.country)).map(shown),
  'GET /api/get/city/{country}/{query}': async ({ params }) =>
    (await searchCities(params.country, params.query)).map(shown),
});
