import { answerDateOffer } from '../../chat/conversations/answer-date-offer.ts';
import { cancelDate } from '../../dates/cancel-date.ts';
import { checkInAsMember, checkInByLink } from '../../dates/check-in.ts';
import { datesContract } from '../../dates/contract.ts';
import { ownDates } from '../../dates/own-dates.ts';
import { shareDate } from '../../dates/share-date.ts';
import { answerAsTrusted, trustedView } from '../../dates/trusted-view.ts';
import { handlersFor } from '../handlers-for.ts';

const done = { result: 'OK' } as const;

export const datesHandlers = handlersFor(datesContract, {
  'GET /api/users/dates': async ({ member, now }) => ({ dates: await ownDates(member(), now) }),
  'POST /api/users/dates': ({ body, member, now }) => shareDate({ viewer: member(), ...body }, now),
  'POST /api/users/dates/{id}/cancel': async ({ params, member, now }) => {
    await cancelDate(member(), params.id, now);
    return done;
  },
  'POST /api/users/dates/{id}/checkIn': async ({ params, member, now }) => {
    await checkInAsMember(member(), params.id, now);
    return done;
  },
  'POST /api/users/dates/checkIn': async ({ body, brand, now }) => {
    await checkInByLink(brand, body.token, now);
    return done;
  },
  'POST /api/users/dates/shared': ({ body, brand, now }) => trustedView(brand, body.token, now),
  'POST /api/users/dateOffer/answered': async ({ body, member, now }) => {
    await answerDateOffer(member(), body.angelId, now);
    return done;
  },
  'POST /api/users/dates/answer': async ({ body, brand, now }) => {
    await answerAsTrusted(brand, body, now);
    return done;
  },
});
