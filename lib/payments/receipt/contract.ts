import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';

/** Common fields of the endpoints that return a document as a PDF. */
const paper = {
  context: 'payment',
  access: 'member',
  reply: z.string(),
  replyAs: 'response',
  errors: ['not_found'],
  limits: [{ by: 'member', points: 30, seconds: 60 }],
} as const;

const chargeId = z.string().max(40);

export const receiptsContract = {
  'GET /api/legal/get_receipt/{chargeId}': endpoint({
    ...paper,
    summary: "The receipt of one of the member's own charges, as a PDF.",
    params: z.object({ chargeId }),
  }),
  'GET /api/legal/get_credit_note/{chargeId}/{label}': endpoint({
    ...paper,
    summary: "The credit note of one of the member's own charges, as a PDF.",
    params: z.object({ chargeId, label: z.string().max(20) }),
  }),
} satisfies Contract;
