import type { Tone } from '../pill.tsx';

const LEVELS = ['free', 'paid', 'renewing'];

export function levelLabel(level: number): string {
  return LEVELS[level] ?? String(level);
}

export function stateTone(state: string): Tone {
  if (state === 'active' || state === 'approved' || state === 'sent') return 'good';
  return state === 'disabled' || state === 'rejected' || state === 'failed' ? 'bad' : 'plain';
}

const CLOSED_FOR: Readonly<Record<string, string>> = {
  own_request: 'closed by member',
  report: 'closed after report',
  staff: 'closed by staff',
};

/** The label of the reason why an account is closed. */
export function closureLabel(reason: string | null): string {
  return CLOSED_FOR[reason ?? ''] ?? 'closed';
}

export const LANGUAGES: Readonly<Record<string, string>> = {
  it: 'Italian',
  es: 'Spanish',
  fr: 'French',
  en: 'English',
};

const BUCKETS: Readonly<Record<string, string>> = {
  icebreakers: 'first messages',
  likes: 'likes',
  free: 'free',
  subscription: 'from plan',
  bought: 'bought',
};

export function bucketLabel(bucket: string): string {
  return BUCKETS[bucket] ?? bucket;
}

/** Credit balances in one line, without the empty ones. */
export function amountOfCredits(balance: Readonly<Record<string, number>>): string {
  const held = Object.entries(balance).filter(([, amount]) => amount > 0);
  if (held.length === 0) return 'none';
  return held.map(([bucket, amount]) => `${String(amount)} ${bucketLabel(bucket)}`).join(', ');
}
