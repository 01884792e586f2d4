import type { deskCall } from '../desk-call.ts';

/** A member's data as the desk receives them. */
export type MemberData = Awaited<ReturnType<typeof deskCall<'GET /api/desk/members/{trackerId}'>>>;

export type ModerationData = Awaited<
  ReturnType<typeof deskCall<'GET /api/desk/members/{trackerId}/moderation'>>
>;

export type TimelineEvent = Awaited<
  ReturnType<typeof deskCall<'GET /api/desk/members/{trackerId}/timeline'>>
>['events'][number];
