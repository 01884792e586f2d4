import { audit } from '../../../audit/audit.ts';
import { assignTicket } from '../../../care/assign-ticket.ts';
import { claimTicket, releaseTicket } from '../../../care/claim-ticket.ts';
import { closeTicket, reopenTicket } from '../../../care/close-ticket.ts';
import { presentFile } from '../../../care/files/present-file.ts';
import { ticketFile } from '../../../care/files/ticket-file.ts';
import { uploadFile } from '../../../care/files/upload-file.ts';
import { mergeTickets } from '../../../care/merge-tickets.ts';
import { snoozeTicket } from '../../../care/snooze-ticket.ts';
import { replyToTicket } from '../../../care/reply-to-ticket.ts';
import { tagTicket } from '../../../care/tag-ticket.ts';
import { writeTicketNote } from '../../../care/write-ticket-note.ts';
import { db } from '../../../db/client.ts';
import { requireBrand } from '../../../desk/brand-scope.ts';
import { assigneesOf, requireAssignee } from '../../../desk/tickets/assignees.ts';
import { ticketsContract } from '../../../desk/tickets/contract.ts';
import { listAnswers } from '../../../desk/tickets/list-answers.ts';
import { countWaiting } from '../../../desk/tickets/count-waiting.ts';
import { listTickets, ticketBrands } from '../../../desk/tickets/list-tickets.ts';
import { listTags } from '../../../desk/tickets/list-tags.ts';
import { previewReply } from '../../../desk/tickets/preview-reply.ts';
import { readContext } from '../../../desk/tickets/read-context.ts';
import { readTicket } from '../../../desk/tickets/read-ticket.ts';
import { retireAnswer, saveAnswer } from '../../../desk/tickets/save-answer.ts';
import { scopedBrand, scopedReference } from '../../../desk/tickets/scoped-ticket.ts';
import { careFileResponse, receiveCareFile } from '../../care-file.ts';
import { handlersFor, type DeskCall } from '../../handlers-for.ts';

const OK = { result: 'OK' } as const;

type Asked = Pick<DeskCall, 'params' | 'operator' | 'actor' | 'purpose' | 'now'>;

/** The ticket that an action concerns, and who acts; a ticket of another brand counts as not found. */
async function actionOn({ params, operator, actor, purpose, now }: Asked) {
  const { operatorId } = operator();
  const reference = await scopedReference(operator(), params['reference']);
  return { reference, operatorId, actor: actor(), purpose, now };
}

export const ticketsHandlers = handlersFor(ticketsContract, {
  'GET /api/desk/ticketCounts': async ({ operator, now }) => ({
    waiting: await countWaiting(ticketBrands(operator()), now),
    now,
  }),
  'GET /api/desk/tickets': ({ query, operator, now }) => listTickets(operator(), query, now),
  'GET /api/desk/tickets/{reference}': async ({ params, operator, about, now }) => {
    const ticket = await readTicket(operator(), params['reference'] ?? '', now);
    about({ brandId: ticket.brand.id });
    return ticket;
  },
  'POST /api/desk/tickets/{reference}/claim': async (call) => ({
    until: await claimTicket({ ...(await actionOn(call)), over: call.body.over }),
  }),
  'POST /api/desk/tickets/{reference}/release': async (call) => {
    await releaseTicket(await actionOn(call));
    return OK;
  },
  'POST /api/desk/tickets/{reference}/preview': async (call) =>
    previewReply({ ...(await actionOn(call)), text: call.body.text }),
  'POST /api/desk/tickets/{reference}/reply': async (call) => {
    await replyToTicket({ ...(await actionOn(call)), ...call.body });
    return OK;
  },
  'POST /api/desk/tickets/{reference}/files': async (call) => {
    const { reference, actor, purpose, now } = await actionOn(call);
    const brandId = await scopedBrand(call.operator(), reference);
    const owner = { brandId, memberId: null, by: actor };
    const file = await uploadFile({ ...(await receiveCareFile(call.request)), owner, now });
    const data = { file: file.id, kind: file.kind };
    const action = { actor, action: 'ticket.upload_file', subject: reference, data };
    await audit(db(), { ...action, brandId, purpose, now });
    return presentFile(file);
  },
  'GET /api/desk/tickets/{reference}/files/{fileId}': async (call) => {
    const { reference = '', fileId = '' } = call.params;
    const { size } = call.query;
    const brandId = await scopedBrand(call.operator(), reference);
    call.about({ brandId, data: { file: fileId, size } });
    return careFileResponse(await ticketFile({ reference, fileId, size }));
  },
  'POST /api/desk/tickets/{reference}/close': async (call) => {
    await closeTicket(await actionOn(call));
    return OK;
  },
  'POST /api/desk/tickets/{reference}/reopen': async (call) => {
    await reopenTicket(await actionOn(call));
    return OK;
  },
  'POST /api/desk/tickets/{reference}/snooze': async (call) => {
    const { until } = call.body;
    await snoozeTicket({
      ...(await actionOn(call)),
      until: until === null ? null : new Date(until),
    });
    return OK;
  },
  'GET /api/desk/tickets/{reference}/context': async ({ params, operator, about, now }) => {
    const read = await readContext(operator(), params['reference'] ?? '', now);
    about({ brandId: read.brandId });
    return read;
  },
  'POST /api/desk/tickets/{reference}/notes': async (call) => {
    await writeTicketNote({ ...(await actionOn(call)), text: call.body.text });
    return OK;
  },
  'POST /api/desk/tickets/{reference}/assign': async (call) => {
    const { assigneeId } = call.body;
    const action = await actionOn(call);
    if (assigneeId !== null)
      await requireAssignee(assigneeId, await scopedBrand(call.operator(), action.reference));
    await assignTicket({ ...action, assigneeId });
    return OK;
  },
  'POST /api/desk/tickets/{reference}/merge': async (call) => {
    const into = await scopedReference(call.operator(), call.body.into);
    await mergeTickets({ ...(await actionOn(call)), into });
    return OK;
  },
  'POST /api/desk/tickets/{reference}/tags': async (call) => {
    await tagTicket({ ...(await actionOn(call)), tags: call.body.tags });
    return OK;
  },
  'GET /api/desk/ticketTags': async ({ query, operator }) => {
    requireBrand(operator(), query.brand);
    return { tags: await listTags(query.brand) };
  },
  'GET /api/desk/ticketAssignees': async ({ query, operator }) => {
    requireBrand(operator(), query.brand);
    return { assignees: await assigneesOf(query.brand, operator().operatorId) };
  },
  'GET /api/desk/careAnswers': async ({ query, operator }) => {
    requireBrand(operator(), query.brand);
    return { answers: await listAnswers(query.brand, query.language) };
  },
  'POST /api/desk/careAnswers': async ({ body, operator, now }) => {
    const change = { operator: operator(), version: body.version, now };
    return { answerId: await saveAnswer(change, body) };
  },
  'POST /api/desk/careAnswers/{id}/retire': async ({ params, body, operator, now }) => {
    const change = { operator: operator(), version: body.version, now };
    await retireAnswer(change, params['id'] ?? '');
    return OK;
  },
});
