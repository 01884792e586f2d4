import type { SWRResponse } from 'swr';
import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';

type Sessions = AnswerOf<Contracts['GET /api/users/sessions']>;
export type SessionLine = Sessions[number];
export type LoadedSessions = SWRResponse<Sessions, unknown>;
type Passkeys = AnswerOf<Contracts['GET /api/users/passkeys']>;
export type PasskeyLine = Passkeys[number];
export type LoadedPasskeys = SWRResponse<Passkeys, unknown>;
export type ConsentLine = AnswerOf<Contracts['GET /api/consents/history']>[number];
export type DataCopy = AnswerOf<Contracts['GET /api/users/export']>[number];
export type LoadedKnownPeople = SWRResponse<
  AnswerOf<Contracts['GET /api/users/knownPeople']>,
  unknown
>;
export type LoadedBlocked = SWRResponse<
  AnswerOf<Contracts['GET /api/get/blocked/{trackerId}']>,
  unknown
>;
