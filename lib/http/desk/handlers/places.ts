import { placesContract } from '../../../desk/places/contract.ts';
import { findPlaces } from '../../../desk/places/find-places.ts';
import { handlersFor } from '../../handlers-for.ts';

export const placesHandlers = handlersFor(placesContract, {
  'GET /api/desk/places': async ({ query, operator, about }) => {
    const places = await findPlaces(operator(), query.term);
    // The log stores what was found, not what was typed.
    about({ data: { found: places.map(({ path }) => path) } });
    return { places };
  },
});
