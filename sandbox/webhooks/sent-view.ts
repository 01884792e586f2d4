import { json } from '../http/answer.ts';
import type { Handler } from '../http/router.ts';
import type { Outbox } from './outbox.ts';

/** What one provider sent and how it was answered, for tests; `?reference=` filters it. */
export function sentView(outbox: Outbox, provider: string): Handler {
  return ({ url }) =>
    json(
      outbox
        .sentBy(provider, url.searchParams.get('reference'))
        .map(({ id, about, body, state, attempts, lastAnswer }) => ({
          id,
          ...about,
          body,
          state,
          attempts,
          lastAnswer,
        })),
    );
}
