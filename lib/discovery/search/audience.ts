import {
  foundBySeeking,
  seekersOf,
  type OwnGender,
  type SoughtGender,
} from '../../identity/gender.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

/** Whose listings suit a member: genders of the profiles to show, and what these must seek to suit the member too. */
export type Audience = {
  readonly brandId: string;
  readonly genders: readonly OwnGender[];
  readonly seekings: readonly SoughtGender[];
};

export function audienceOf({
  brandId,
  gender,
  seeking,
}: Pick<MemberViewer, 'brandId' | 'gender' | 'seeking'>): Audience {
  return { brandId, genders: foundBySeeking(seeking), seekings: seekersOf(gender) };
}
