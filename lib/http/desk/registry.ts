import type { DeskEndpoint } from '../../wire/endpoint.ts';
import type { Bound } from '../handlers-for.ts';
import { membersHandlers } from './handlers/members.ts';
import { analyticsHandlers } from './handlers/analytics.ts';
import { deskDeclarationsHandlers } from './handlers/declarations.ts';
import { disputesHandlers } from './handlers/disputes.ts';
import { fraudHandlers } from './handlers/fraud.ts';
import { exportsHandlers } from './handlers/exports.ts';
import { cannedHandlers } from './handlers/canned.ts';
import { conversationsHandlers } from './handlers/conversations.ts';
import { hostedProfilesHandlers } from './handlers/hosted-profiles.ts';
import { healthHandlers } from './handlers/health.ts';
import { jobsHandlers } from './handlers/jobs.ts';
import { logSearchHandlers } from './handlers/log-search.ts';
import { operatorsHandlers } from './handlers/operators.ts';
import { paymentBlocksHandlers } from './handlers/payment-blocks.ts';
import { paymentsHandlers } from './handlers/payments.ts';
import { approvalsHandlers } from './handlers/approvals.ts';
import { brandsHandlers } from './handlers/brands.ts';
import { flowsHandlers } from './handlers/flows.ts';
import { placesHandlers } from './handlers/places.ts';
import { plansHandlers } from './handlers/plans.ts';
import { policyReportsHandlers } from './handlers/policy-reports.ts';
import { queueHandlers } from './handlers/queue.ts';
import { reconciliationHandlers } from './handlers/reconciliation.ts';
import { rechecksHandlers } from './handlers/rechecks.ts';
import { scheduleHandlers } from './handlers/schedule.ts';
import { deskSessionHandlers } from './handlers/session.ts';
import { ticketsHandlers } from './handlers/tickets.ts';
import { logHandlers } from './handlers/log.ts';
import { transparencyHandlers } from './handlers/transparency.ts';
import { workHandlers } from './handlers/work.ts';

/** Every endpoint of the desk with its handler, by "METHOD /path". */
export const deskEndpoints: ReadonlyMap<string, Bound<DeskEndpoint>> = new Map([
  ...deskSessionHandlers,
  ...operatorsHandlers,
  ...membersHandlers,
  ...analyticsHandlers,
  ...paymentsHandlers,
  ...paymentBlocksHandlers,
  ...deskDeclarationsHandlers,
  ...disputesHandlers,
  ...exportsHandlers,
  ...reconciliationHandlers,
  ...fraudHandlers,
  ...logHandlers,
  ...ticketsHandlers,
  ...flowsHandlers,
  ...placesHandlers,
  ...plansHandlers,
  ...policyReportsHandlers,
  ...approvalsHandlers,
  ...brandsHandlers,
  ...conversationsHandlers,
  ...cannedHandlers,
  ...hostedProfilesHandlers,
  ...healthHandlers,
  ...jobsHandlers,
  ...logSearchHandlers,
  ...queueHandlers,
  ...transparencyHandlers,
  ...rechecksHandlers,
  ...scheduleHandlers,
  ...workHandlers,
]);
