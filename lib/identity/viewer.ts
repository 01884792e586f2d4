import type { UserState } from '../db/generated/enums.ts';
import type { OwnGender, SoughtGender } from './gender.ts';

/** Who makes the request. Built from the session row, never from anything the request claims. */
type Visitor = { readonly kind: 'visitor' };

export type MemberViewer = {
  readonly kind: 'member';
  readonly sessionId: string;
  readonly memberId: string;
  readonly publicId: string;
  readonly profileId: string;
  /** Public id of their profile, by which other members know them. */
  readonly angelId: string;
  readonly brandId: string;
  readonly state: UserState;
  readonly level: 0 | 1 | 2;
  readonly emailConfirmed: boolean;
  readonly cardVerified: boolean;
  /** As whom searches find the member: their gender, or the one a nonbinary person is shown with. */
  readonly gender: OwnGender;
  readonly seeking: SoughtGender;
  readonly country: string;
  /** Their own, or the one that they visit. */
  readonly regionId: number | null;
  readonly locale: string;
  readonly flowVersionId: string;
};

export type Viewer = Visitor | MemberViewer;
