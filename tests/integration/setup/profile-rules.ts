import { ANY, LATER, type Check } from './check-row.ts';

export const PROFILE_CHECKS: readonly Check[] = [
  ['profiles_member_has_account', 'profiles', { member_id: null }, "kind = 'member'"],
  ['profiles_hosted_says_who_answers', 'profiles', { answered_by: ['script'] }, "kind = 'member'"],
  ['profiles_adult', 'profiles', { age_given: 17 }, ANY],
  ['profiles_pending_name_said', 'profiles', { pending_name: '' }, ANY],
  ['profiles_check_of_photo', 'profiles', { photo_checked_at: LATER }, "kind = 'member'"],
  ['profiles_travel_whole', 'profiles', { travel_until: LATER }, ANY],
  ['profiles_gender_own', 'profiles', { gender: 'everyone' }, ANY],
  ['profiles_seeking_sought', 'profiles', { seeking: 'nonbinary' }, ANY],
  ['profiles_shown_with', 'profiles', { shown_with: 'man' }, "gender <> 'nonbinary'"],
  ['profiles_shown_with', 'profiles', { gender: 'nonbinary', shown_with: 'nonbinary' }, ANY],
];
