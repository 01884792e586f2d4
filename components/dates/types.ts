import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';

/** A date that the member shares. */
export type SharedDate = AnswerOf<Contracts['GET /api/users/dates']>['dates'][number];

/** A date as the trusted person's link shows it. */
export type TrustedDate = AnswerOf<Contracts['POST /api/users/dates/shared']>;
