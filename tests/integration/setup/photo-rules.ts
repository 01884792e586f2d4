import { ANY, LATER, SOME_ID, type Check } from './check-row.ts';

/** The checks of photos and recordings. */
export const PHOTO_CHECKS: readonly Check[] = [
  ['photos_removed_remembers', 'photos', { state: 'removed', is_default: false }, ANY],
  ['photos_removed_remembers', 'photos', { state_before: 'approved' }, ANY],
  ['photos_default_can_be_seen', 'photos', { state: 'rejected', reason: 'minor' }, 'is_default'],
  ['photos_rejected_says_why', 'photos', { state: 'rejected', is_default: false }, ANY],
  ['photos_appeal_whole', 'photos', { appeal: 'why?' }, ANY],
  [
    'photos_appeal_whole',
    'photos',
    { appeal: 'why?', appealed_at: LATER, appeal_outcome: 'granted' },
    ANY,
  ],
  ['photos_voice_whole', 'photos', { voice_ms: 1_000 }, 'not is_default and voice_ms is null'],
  ['photos_voice_never_default', 'photos', { voice_ms: 1_000, waveform: [1] }, 'is_default'],
  ['photos_print_whole', 'photos', { print: 1, print_bands: [] }, ANY],
  ['chat_photos_voice_whole', 'chat_photos', { voice_ms: 1_000 }, ANY],
  ['chat_photos_print_whole', 'chat_photos', { print: 1, print_bands: [] }, ANY],
  ['chat_photos_says_why', 'chat_photos', { state: 'unsent' }, ANY],
  ['chat_photos_says_why', 'chat_photos', { reason: 'minor' }, ANY],
  ['chat_photos_reason_known', 'chat_photos', { state: 'rejected', reason: 'dull' }, ANY],
  ['chat_photos_sent_dated', 'chat_photos', { state: 'sent' }, ANY],
  ['chat_photos_appeal_whole', 'chat_photos', { appeal: 'why?' }, ANY],
  [
    'chat_photos_appeal_whole',
    'chat_photos',
    { appeal: 'why?', appealed_at: LATER, appeal_outcome: 'granted' },
    ANY,
  ],
  ['chat_photos_to_another', 'chat_photos', { sender_id: SOME_ID, peer_id: SOME_ID }, ANY],
];
