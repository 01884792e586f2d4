import { requireOwnName } from '../../identity/require-own-name.ts';
import { creditsContract } from '../../credits/contract.ts';
import { creditLines } from '../../credits/ledger.ts';
import { remainingCredits } from '../../credits/queries.ts';
import { handlersFor } from '../handlers-for.ts';

export const creditsHandlers = handlersFor(creditsContract, {
  'GET /api/get/credits/{trackerId}': async ({ params, query, member }) => {
    const viewer = member();
    requireOwnName(viewer, params.trackerId);
    const [remaining, lines] = await Promise.all([
      remainingCredits(viewer),
      creditLines(viewer, query.before, query.limit),
    ]);
    return {
      remainingCredits: remaining,
      entries: lines.map((line) => ({
        ...line,
        at: line.at.toISOString(),
        expiresAt: line.expiresAt?.toISOString() ?? null,
      })),
    };
  },
});
