import { z } from 'zod';
import { paymentCompanies } from '../../brands/opening.ts';
import { LedgerCheckState, SettlementFileState } from '../../db/generated/enums.ts';
import { providerNames } from '../../payments/providers/capabilities.ts';
import { runStates } from '../../queue/recurring-queue.ts';
import { LINES_AT_ONCE } from '../plain/lines-at-once.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';

const check = z.object({
  id: z.string(),
  state: z.enum(LedgerCheckState),
  askedBy: z.string(),
  askedAt: z.date(),
  doneAt: z.date().nullable(),
  faultCount: z.number(),
  faults: z.array(z.object({ rule: z.string(), subject: z.string() })),
});
export type LedgerCheckRow = z.infer<typeof check>;

const ledgerJob = z.object({
  state: z.enum(runStates),
  /** Repetitions after a failure. */
  tries: z.number(),
  /** Why the last run failed, without personal data. */
  error: z.string().nullable(),
});
export type LedgerJob = z.infer<typeof ledgerJob>;

const file = z.object({
  id: z.string(),
  provider: z.string(),
  company: z.string(),
  name: z.string(),
  state: z.enum(SettlementFileState),
  lineCount: z.number(),
  odd: z.number(),
  broughtBy: z.string(),
  broughtAt: z.date(),
  doneAt: z.date().nullable(),
});
export type SettlementFileRow = z.infer<typeof file>;

const line = z.object({
  number: z.number(),
  kind: z.string(),
  reference: z.string(),
  currency: z.string(),
  theirsMinor: z.number().nullable(),
  oursMinor: z.number().nullable(),
  finding: z.string(),
  orderId: z.string().nullable(),
});
export type SettlementLineRow = z.infer<typeof line>;

const done = z.object({ result: z.literal('OK') });
const day = z.iso.date().optional();

export const reconciliationContract = {
  'GET /api/desk/ledgerChecks': endpoint({
    access: 'finance',
    summary: 'The latest ledger checks with their discrepancies, and the last run of their job.',
    personal: true,
    reply: z.object({ checks: z.array(check), job: ledgerJob.nullable() }),
    errors: ['forbidden', 'purpose_missing'],
  }),
  'POST /api/desk/ledgerChecks': endpoint({
    access: 'finance',
    summary: 'Requests a ledger check; idempotent while one is pending.',
    reply: done,
    errors: ['forbidden'],
  }),
  'GET /api/desk/settlements': endpoint({
    access: 'finance',
    summary: 'The latest settlement uploads.',
    reply: z.object({ files: z.array(file) }),
    errors: ['forbidden'],
  }),
  'GET /api/desk/settlements/{id}': endpoint({
    access: 'finance',
    summary: 'A settlement with the lines that differ from the ledger.',
    personal: true,
    query: z.object({ after: z.coerce.number().int().min(0).max(2_000_000_000).default(0) }),
    reply: z.object({ file, lines: z.array(line), next: z.number().nullable() }),
    errors: ['not_found', 'forbidden', 'input_invalid', 'purpose_missing'],
  }),
  'POST /api/desk/settlements': endpoint({
    access: 'finance',
    summary: 'Starts a settlement upload.',
    body: z.object({
      provider: z.enum(providerNames),
      company: z.enum(paymentCompanies),
      name: z.string().trim().min(1).max(200),
      head: z.array(z.string().max(200)).min(1).max(200),
      /** Days whose payments must be in the file; both or none. */
      from: day,
      to: day,
    }),
    reply: z.object({ id: z.string() }),
    errors: ['forbidden', 'input_invalid'],
  }),
  'POST /api/desk/settlements/{id}/lines': endpoint({
    access: 'finance',
    summary: 'Uploads lines of a settlement; idempotent.',
    body: z.object({
      head: z.array(z.string().max(200)).min(1).max(200),
      /** Line number of the first row in the file; the header is line 1. */
      first: z.number().int().min(2).max(2_000_000_000),
      rows: z.array(z.array(z.string().max(2_000)).max(200)).max(LINES_AT_ONCE),
    }),
    reply: z.object({ stored: z.number() }),
    errors: ['not_found', 'forbidden', 'input_invalid', 'input_too_large'],
  }),
  'POST /api/desk/settlements/{id}/compare': endpoint({
    access: 'finance',
    summary: 'Completes the upload and starts the comparison.',
    reply: done,
    errors: ['not_found', 'forbidden'],
  }),
} satisfies DeskContract;
