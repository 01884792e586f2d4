import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { brandPaused, isPausedBrand } from '../../brands/paused-brands.ts';
import { brandByHost } from '../../brands/registry.ts';
import { careContract } from '../../care/contract.ts';
import { presentFile } from '../../care/files/present-file.ts';
import { ownTicketFile } from '../../care/files/ticket-file.ts';
import { uploadFile } from '../../care/files/upload-file.ts';
import { inboundSecrets } from '../../care/inbound-secrets.ts';
import { openTicket } from '../../care/open-ticket.ts';
import { ownTicket, ownTickets } from '../../care/own-tickets.ts';
import { rateTicket } from '../../care/rate-ticket.ts';
import { receiveMail } from '../../care/receive-mail.ts';
import { writeToTicket } from '../../care/write-to-ticket.ts';
import { fail } from '../../kernel/errors.ts';
import { sameSecret } from '../../kernel/ids.ts';
import { careFileResponse, receiveCareFile } from '../care-file.ts';
import { handlersFor } from '../handlers-for.ts';

const arrival = z.object({ recipient: z.string().max(320), message: z.base64() });

/** Whether the mail gateway sent the request: only the gateway has the secret. */
function isFromGateway(request: Request, raw: string): boolean {
  const given = request.headers.get('x-mail-signature') ?? '';
  return inboundSecrets().some((secret) =>
    sameSecret(given, createHmac('sha256', secret).update(raw).digest('hex')),
  );
}

function arrivalIn(raw: string): z.output<typeof arrival> {
  try {
    return arrival.parse(JSON.parse(raw));
  } catch {
    return fail('input_invalid');
  }
}

export const careHandlers = handlersFor(careContract, {
  'GET /api/users/tickets': ({ member, query }) => ownTickets(member(), query.before),
  'GET /api/users/tickets/{reference}': ({ member, params }) =>
    ownTicket(member(), params.reference),
  'POST /api/users/tickets/{reference}': async ({ params, body, now, ...call }) => {
    const member = call.member();
    const { reference } = params;
    await writeToTicket({ ...body, member, reference, now });
    return ownTicket(member, reference);
  },
  'GET /api/users/tickets/{reference}/files/{fileId}': async ({ member, params, query }) =>
    careFileResponse(await ownTicketFile(member(), { ...params, ...query })),
  'POST /api/users/tickets/{reference}/rating': async ({ params, body, now, ...call }) => {
    const member = call.member();
    const { reference } = params;
    await rateTicket({ ...body, member, reference, now });
    return ownTicket(member, reference);
  },
  'POST /api/contact': async ({ body, brand, locale, viewer, now }) => {
    const { language = locale, ...message } = body;
    return { reference: await openTicket({ ...message, brand, locale: language, viewer, now }) };
  },
  'POST /api/contact/files': async ({ request, brand, viewer, now }) => {
    const memberId = viewer.kind === 'member' ? viewer.memberId : null;
    const owner = { brandId: brand.id, memberId, by: null };
    return presentFile(await uploadFile({ ...(await receiveCareFile(request)), owner, now }));
  },
  'POST /api/webhooks/mail': async ({ raw, request, now }) => {
    if (!isFromGateway(request, raw)) fail('signature_invalid');
    const { recipient, message } = arrivalIn(raw);
    const brand = brandByHost(recipient.slice(recipient.lastIndexOf('@') + 1));
    if (brand && isPausedBrand(brand.id)) throw brandPaused();
    const mime = Buffer.from(message, 'base64');
    return { result: 'OK' as const, taken: await receiveMail({ recipient, mime, now }) };
  },
});
