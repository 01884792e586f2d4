import type { membersContract } from '../../desk/members/contract.ts';
import type { analyticsContract } from '../../desk/analytics/contract.ts';
import type { deskDeclarationsContract } from '../../desk/declarations/contract.ts';
import type { disputesContract } from '../../desk/disputes/contract.ts';
import type { fraudContract } from '../../desk/fraud/contract.ts';
import type { exportsContract } from '../../desk/exports/contract.ts';
import type { cannedContract } from '../../desk/canned/contract.ts';
import type { conversationsContract } from '../../desk/conversations/contract.ts';
import type { hostedProfilesContract } from '../../desk/hosted-profiles/contract.ts';
import type { healthContract } from '../../desk/health/contract.ts';
import type { jobsContract } from '../../desk/jobs/contract.ts';
import type { logSearchContract } from '../../desk/log-search/contract.ts';
import type { operatorsContract } from '../../desk/operators/contract.ts';
import type { paymentBlocksContract } from '../../desk/payment-blocks/contract.ts';
import type { paymentsContract } from '../../desk/payments/contract.ts';
import type { logContract } from '../../desk/log/contract.ts';
import type { approvalsContract } from '../../desk/approvals/contract.ts';
import type { brandsContract } from '../../desk/brands/contract.ts';
import type { flowsContract } from '../../desk/flows/contract.ts';
import type { placesContract } from '../../desk/places/contract.ts';
import type { plansContract } from '../../desk/plans/contract.ts';
import type { policyReportsContract } from '../../desk/policy-reports/contract.ts';
import type { queueContract } from '../../desk/queue/contract.ts';
import type { reconciliationContract } from '../../desk/reconciliation/contract.ts';
import type { rechecksContract } from '../../desk/rechecks/contract.ts';
import type { scheduleContract } from '../../desk/schedule/contract.ts';
import type { deskSessionContract } from '../../desk/session/contract.ts';
import type { ticketsContract } from '../../desk/tickets/contract.ts';
import type { transparencyContract } from '../../desk/transparency/contract.ts';
import type { workContract } from '../../desk/work/contract.ts';

/** All contracts of the desk as one type: the client of its pages is typed by it and contains no schema. */
export type DeskContracts = typeof deskSessionContract &
  typeof operatorsContract &
  typeof membersContract &
  typeof analyticsContract &
  typeof paymentsContract &
  typeof paymentBlocksContract &
  typeof deskDeclarationsContract &
  typeof disputesContract &
  typeof exportsContract &
  typeof reconciliationContract &
  typeof logContract &
  typeof ticketsContract &
  typeof flowsContract &
  typeof placesContract &
  typeof plansContract &
  typeof policyReportsContract &
  typeof workContract &
  typeof approvalsContract &
  typeof brandsContract &
  typeof conversationsContract &
  typeof cannedContract &
  typeof hostedProfilesContract &
  typeof healthContract &
  typeof jobsContract &
  typeof logSearchContract &
  typeof queueContract &
  typeof fraudContract &
  typeof transparencyContract &
  typeof rechecksContract &
  typeof scheduleContract;
