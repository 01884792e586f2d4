import type { deskCall } from '#components/desk/desk-call.ts';
import type { QueueDecision } from '#lib/desk/queue/contract.ts';

type Taken = Awaited<ReturnType<typeof deskCall<'POST /api/desk/queue/take'>>>;

export type Item = Taken['items'][number];
export type PictureItem = Extract<Item, { readonly similar: unknown }>;
export type TextItem = Extract<Item, { readonly mark: string }>;
export type ReportItem = Extract<Item, { readonly snapshots: unknown }>;
export type ReportSnapshot = ReportItem['snapshots'][number];
export type Who = Item['who'];
export type Decision = QueueDecision;

export interface Choice {
  /** The shortcut key. */
  key: string;
  label: string;
  tone: 'good' | 'bad' | 'grave';
  decision: Decision;
}

export const PURPOSE = 'Moderation queue';

const NAMES: Readonly<Record<Item['kind'], string>> = {
  photo: 'Photo',
  chat_photo: 'Photo for a chat',
  text: 'Description',
  report: 'Report',
  review: 'Review',
  photo_appeal: 'Appeal for a photo',
  chat_appeal: 'Appeal for a chat photo',
  review_appeal: 'Appeal for a review',
};

export function kindName(item: Item): string {
  return NAMES[item.kind];
}

/** A short name of an item, for messages about it. */
export function itemName(item: Item): string {
  return `${NAMES[item.kind]} of ${item.who.name}`;
}

const REASONS: Readonly<Record<string, string>> = {
  not_a_person: 'No person',
  somebody_else: 'Somebody else',
  nudity: 'Nudity',
  violence: 'Violence',
  minor: 'A minor',
  contact_details: 'Contact details',
  advertising: 'Advertising',
  poor_quality: 'Poor quality',
  insult: 'Insult',
  sexual: 'Sexual',
  impersonation: 'Impersonation',
  not_about_us: 'Not about us',
  fake: 'Fake profile',
  scam: 'Scam',
  harassment: 'Harassment',
  threat: 'Threat',
  other: 'Something else',
};

/** A reason as readable text for staff. */
export function reasonName(reason: string): string {
  return REASONS[reason] ?? reason;
}
