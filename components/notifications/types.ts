import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';

/** Likes and visits that the member received. */
export type NotificationsAnswer = AnswerOf<Contracts['GET /api/get/notifications/{trackerId}']>;

export type ReceivedNotification = NotificationsAnswer['like'][number];
