import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';

/** What the staff warned a member about. */
export type Warning = AnswerOf<Contracts['GET /api/users/warnings']>[number];
