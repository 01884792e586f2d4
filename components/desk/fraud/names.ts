import type { DeskAnswer } from '../desk-call.ts';

export const PURPOSE = 'Moderation';

export type Group = DeskAnswer<'GET /api/desk/lookAlikes'>['groups'][number];
export type Account = Group['accounts'][number];
export type Link = Group['links'][number];

export const SIGNALS: Readonly<Record<Link['signal'], string>> = {
  card: 'Same card',
  mailbox: 'Same mailbox',
  picture: 'Same picture',
  text: 'Same text',
  address: 'Same payment address',
};

/** What moderators do about a group, in the order of the choice. */
export const MEASURES = {
  block: 'Close the accounts',
  warning: 'Warn the members',
  text: 'Hide the profile texts',
  none: 'Not one person',
} as const;

export type Measure = keyof typeof MEASURES;
