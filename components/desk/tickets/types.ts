import type { DeskAnswer } from '../desk-call.ts';

export type ListedTicket = DeskAnswer<'GET /api/desk/tickets'>['tickets'][number];
export type Ticket = DeskAnswer<'GET /api/desk/tickets/{reference}'>;
export type Letter = Ticket['letters'][number];
export type CannedAnswer = DeskAnswer<'GET /api/desk/careAnswers'>['answers'][number];
