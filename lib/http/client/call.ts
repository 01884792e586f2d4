import type { AnswerOf } from '../../wire/endpoint.ts';
import { fromWire, toWire } from '../../wire/rename.ts';
import type { Contracts } from '../contracts.ts';
import { createCall } from './create-call.ts';

type Answers = { readonly [K in keyof Contracts]: AnswerOf<Contracts[K]> };

/** Calls an endpoint of the page's brand by its key; request and answer use English field names. */
export const call = createCall<Contracts, Answers>({ encode: toWire, decode: fromWire });
