import type { deskCall } from '../desk-call.ts';

/** A member as the desk is told of them. */
export type MemberData = Awaited<ReturnType<typeof deskCall<'GET /api/desk/members/{trackerId}'>>>;

export type ModerationData = Awaited<
  ReturnType<typeof deskCall<'GET /api/desk/members/{trackerId}/standing'>>
>;

export type TimelineEvent = Awaited<
  ReturnType<typeof deskCall<'GET /api/desk/members/{trackerId}/timeline'>>
>['events'][number];
