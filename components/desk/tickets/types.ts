import type { DeskAnswer } from '../desk-call.ts';

export type ListedTicket = DeskAnswer<'GET /api/desk/tickets'>['tickets'][number];
export type Ticket = DeskAnswer<'GET /api/desk/tickets/{reference}'>;
export type TicketMessage = Ticket['messages'][number];
export type TicketNote = Ticket['notes'][number];
export type CannedAnswer = DeskAnswer<'GET /api/desk/careAnswers'>['answers'][number];
