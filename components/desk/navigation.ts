import type { Duty } from '#lib/desk/roles.ts';

export interface DeskPage {
  path: string;
  name: string;
  /** Its purpose, in a line. */
  about: string;
  duty: Duty;
}

export interface NavigationGroup {
  name: string;
  pages: readonly DeskPage[];
}

/** Every page of the desk, in the order of the navigation. */
export const navigationGroups: readonly NavigationGroup[] = [
  {
    name: 'People',
    pages: [
      {
        path: '/queue',
        name: 'Queue',
        about: 'Photos, words, reports and reviews that wait for a judgement.',
        duty: 'moderate',
      },
      {
        path: '/members',
        name: 'Members',
        about:
          'Find somebody by an address, an order or a receipt, and see all about their account.',
        duty: 'care',
      },
      {
        path: '/tickets',
        name: 'Tickets',
        about: 'Letters to customer care, and our answers by mail.',
        duty: 'care',
      },
      {
        path: '/conversations',
        name: 'Conversations',
        about: 'Members who write to hosted profiles: who waits, and who answers.',
        duty: 'hosted',
      },
      {
        path: '/hosted-profiles',
        name: 'Hosted profiles',
        about: 'Who they are, where they are shown, who answers for them.',
        duty: 'hosted',
      },
    ],
  },
  {
    name: 'Money',
    pages: [
      {
        path: '/payments',
        name: 'Payments',
        about:
          'Orders with everything that happened to their money; refunds, what hangs, declarations.',
        duty: 'finance',
      },
      {
        path: '/disputes',
        name: 'Disputes',
        about: 'Money claimed back through banks, by due date, and how much of it there is.',
        duty: 'finance',
      },
      {
        path: '/reconciliation',
        name: 'Reconciliation',
        about: 'Whether the books add up, and whether providers settled what we took.',
        duty: 'finance',
      },
    ],
  },
  {
    name: 'Service',
    pages: [
      {
        path: '/analytics',
        name: 'Figures',
        about: 'Who comes, how far they get, what they pay and how long they wait.',
        duty: 'analytics',
      },
      {
        path: '/flows',
        name: 'Flows',
        about:
          'What each brand asks, allows and offers, by flow; experiments between two versions.',
        duty: 'configure',
      },
      {
        path: '/plans',
        name: 'Plans',
        about: 'What can be bought, for how much, and what it gives.',
        duty: 'configure',
      },
      {
        path: '/switches',
        name: 'Brands',
        about: 'Switches and limits of each brand.',
        duty: 'configure',
      },
    ],
  },
  {
    name: 'Running',
    pages: [
      {
        path: '/health',
        name: 'Health',
        about: 'How instances, database, queues and providers do, right now.',
        duty: 'health',
      },
      {
        path: '/jobs',
        name: 'Jobs',
        about: 'Work that is due, late or was given up; try it again.',
        duty: 'health',
      },
      {
        path: '/log-search',
        name: 'Log search',
        about: 'What happened in a request, by its id.',
        duty: 'health',
      },
      {
        path: '/operators',
        name: 'Operators',
        about: 'Who works here, with which role and for which brands.',
        duty: 'operators',
      },
      {
        path: '/log',
        name: 'Log',
        about: 'Every look and every deed at the desk, with its purpose.',
        duty: 'audit',
      },
    ],
  },
];
