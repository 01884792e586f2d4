import type { Duty } from '#lib/identity/roles.ts';

export interface DeskPage {
  path: string;
  name: string;
  /** Its purpose, in a line. */
  about: string;
  /** For a list, any one of them is enough. */
  duty: Duty | readonly Duty[];
}

export interface NavigationGroup {
  name: string;
  pages: readonly DeskPage[];
}

/** Every page of the desk, in the order of the navigation. */
export const navigationGroups: readonly NavigationGroup[] = [
  {
    name: 'Community',
    pages: [
      {
        path: '/queue',
        name: 'Moderation',
        about: 'Photos, profile texts, reports and reviews pending review.',
        duty: 'moderate',
      },
      {
        path: '/rechecks',
        name: 'Second reviews',
        about: 'Decisions of others, judged again without knowing them.',
        duty: 'moderate',
      },
      {
        path: '/fraud',
        name: 'Look-alikes',
        about: 'Accounts that look like one person’s, and one decision about all.',
        duty: 'moderate',
      },
      {
        path: '/members',
        name: 'Members',
        about: 'Search by address, order or receipt, and open the account.',
        duty: 'care',
      },
      {
        path: '/tickets',
        name: 'Tickets',
        about: 'Requests to customer care and replies by email.',
        duty: 'care',
      },
      {
        path: '/conversations',
        name: 'Conversations',
        about: 'Conversations of members with hosted profiles.',
        duty: 'hosted',
      },
      {
        path: '/hosted-profiles',
        name: 'Hosted profiles',
        about: 'Their content, brands and responders.',
        duty: 'hosted',
      },
    ],
  },
  {
    name: 'Finance',
    pages: [
      {
        path: '/payments',
        name: 'Payments',
        about: 'Orders, refunds, unresolved payments and declarations.',
        duty: 'finance',
      },
      {
        path: '/disputes',
        name: 'Disputes',
        about: 'Chargebacks by due date, and dispute rates.',
        duty: 'finance',
      },
      {
        path: '/refused-payers',
        name: 'Refused payers',
        about: 'Cards, addresses and devices refused for fraud.',
        duty: ['finance', 'care'],
      },
      {
        path: '/reconciliation',
        name: 'Reconciliation',
        about: 'Ledger checks and provider settlements.',
        duty: 'finance',
      },
    ],
  },
  {
    name: 'Product',
    pages: [
      {
        path: '/analytics',
        name: 'Analytics',
        about: 'Sign-ups, conversion, revenue and response times.',
        duty: 'analytics',
      },
      {
        path: '/transparency',
        name: 'Transparency',
        about: 'Notices, restrictions and complaints of a period, as the DSA asks.',
        duty: ['moderate_senior', 'analytics'],
      },
      {
        path: '/flows',
        name: 'Flows',
        about: 'Member journeys by brand, and their experiments.',
        duty: 'configure',
      },
      {
        path: '/plans',
        name: 'Plans',
        about: 'Prices and contents of subscriptions and packs.',
        duty: 'configure',
      },
      {
        path: '/approvals',
        name: 'Approvals',
        about: 'Publications and refunds that wait for a second person.',
        duty: ['configure', 'finance'],
      },
      {
        path: '/scheduled',
        name: 'Scheduled',
        about: 'What is published at a time: flows, prices, settings, hosted profiles.',
        duty: 'configure',
      },
      {
        path: '/switches',
        name: 'Brands',
        about: 'Settings and limits of each brand.',
        duty: 'configure',
      },
    ],
  },
  {
    name: 'System',
    pages: [
      {
        path: '/health',
        name: 'Health',
        about: 'Current state of instances, database, queues and providers.',
        duty: 'health',
      },
      {
        path: '/jobs',
        name: 'Jobs',
        about: 'Scheduled, overdue and failed jobs.',
        duty: 'health',
      },
      {
        path: '/log-search',
        name: 'Log search',
        about: 'Application logs by request ID.',
        duty: 'health',
      },
      {
        path: '/operators',
        name: 'Operators',
        about: 'Staff accounts, roles and brands.',
        duty: 'operators',
      },
      {
        path: '/log',
        name: 'Access log',
        about: 'Every access and action in the desk, with its reason.',
        duty: 'audit',
      },
    ],
  },
];
