import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';

export type VerificationData = AnswerOf<Contracts['GET /api/users/verification/{trackerId}']>;
