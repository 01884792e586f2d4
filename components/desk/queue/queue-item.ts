import type { deskCall } from '#components/desk/desk-call.ts';
import type {
  PhotoReason,
  ReportReason,
  ReviewReason,
  TextReason,
  VerificationReason,
} from '#lib/db/generated/enums.ts';
import type { QueueDecision } from '#lib/desk/queue/decision-schema.ts';

type Taken = Awaited<ReturnType<typeof deskCall<'POST /api/desk/queue/take'>>>;

export type Item = Taken['items'][number];
export type PictureItem = Extract<Item, { readonly similar: unknown }>;
export type SelfieItem = Extract<Item, { readonly kind: 'verification' }>;
export type TextItem = Extract<Item, { readonly mark: string }>;
export type ReportItem = Extract<Item, { readonly snapshots: unknown }>;
export type ReportSnapshot = ReportItem['snapshots'][number];
export type Who = Item['who'];
export type Decision = QueueDecision;

/** What a reason is asked for in a second step. */
export type Act = 'warning' | 'disabled';

interface Shown {
  /** The shortcut key. */
  key: string;
  label: string;
  /** The rule that it applies. */
  rule?: string | undefined;
  tone: 'good' | 'bad' | 'grave';
}

/** A choice that decides. */
export interface Judgement extends Shown {
  decision: Decision;
  /** Asks once more, in words, before it is decided. */
  confirms?: boolean;
}

/** A choice after which a reason is asked for. */
interface Step extends Shown {
  opens: Act;
}

export type Choice = Judgement | Step;

export const PURPOSE = 'Moderation';

const NAMES: Readonly<Record<Item['kind'], string>> = {
  photo: 'Photo',
  verification: 'Selfie',
  chat_photo: 'Chat photo',
  text: 'Profile text',
  report: 'Report',
  review: 'Review',
  photo_appeal: 'Photo appeal',
  chat_appeal: 'Chat photo appeal',
  review_appeal: 'Review appeal',
};

/** Of a recording instead of a photo. */
const VOICE_NAMES: Readonly<Record<string, string>> = {
  photo: 'Voice introduction',
  photo_appeal: 'Voice introduction appeal',
  chat_photo: 'Voice message',
  chat_appeal: 'Voice message appeal',
};

export function kindName(item: Item): string {
  const isVoice = 'voiceMs' in item && item.voiceMs !== null;
  return (isVoice ? VOICE_NAMES[item.kind] : undefined) ?? NAMES[item.kind];
}

/** A short name of an item, for messages about it. */
export function itemName(item: Item): string {
  return `${kindName(item)} of ${item.who.name}`;
}

const REASONS: Readonly<
  Record<PhotoReason | TextReason | ReportReason | ReviewReason | VerificationReason, string>
> = {
  another_person: 'Not the person of the photo',
  pose_missing: 'Another pose',
  face_hidden: 'Face not visible',
  several_people: 'Several people',
  not_live: 'Picture of a picture',
  not_a_person: 'No person visible',
  someone_else: 'Another person',
  nudity: 'Nudity',
  violence: 'Violence',
  minor: 'Minor',
  contact_details: 'Contact details',
  advertising: 'Advertising',
  poor_quality: 'Poor quality',
  insult: 'Insult',
  sexual: 'Sexual',
  impersonation: 'Impersonation',
  not_about_us: 'Off-topic',
  fake: 'Fake profile',
  scam: 'Scam',
  harassment: 'Harassment',
  threat: 'Threat',
  hate: 'Hate',
  solicitation: 'Paid sex',
  other: 'Other',
};

/** A reason as readable text for staff. */
export function reasonName(reason: string): string {
  return (REASONS as Readonly<Record<string, string>>)[reason] ?? reason;
}
