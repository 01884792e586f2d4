import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';

/** A warning from the staff to a member. */
export type Warning = AnswerOf<Contracts['GET /api/users/warnings']>[number];
