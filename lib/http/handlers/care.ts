import { careContract } from '../../care/contract.ts';
import { openTicket } from '../../care/open-ticket.ts';
import { handlersFor } from '../handlers-for.ts';

export const careHandlers = handlersFor(careContract, {
  'POST /api/contact': async ({ body, brand, locale, viewer, now }) => {
    const { email, text, language = locale } = body;
    return { reference: await openTicket({ brand, locale: language, viewer, email, text, now }) };
  },
});
