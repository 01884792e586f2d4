import { brandSettings } from '../brands/settings.ts';
import { chooseFlow } from '../flows/choose-flow.ts';
import { newcomerFlow, readSeenFlow } from '../flows/newcomer-flow.ts';
import { flowCodes, type Flow } from '../flows/queries.ts';

type Visit = {
  /** `fluxid` of the address. */
  readonly requested: string | undefined;
  readonly cookie: string | undefined;
  /** Where the form stood, without locale prefix; '' when the client did not say. */
  readonly path: string;
  /** The affiliate's `tid` of the address. */
  readonly affiliate: string | undefined;
};

/** The flow a new member belongs to, by the order of `chooseFlow`; in an experiment one of its arms. */
export async function flowForSignup(brandId: string, visit: Visit): Promise<Flow> {
  const [known, { defaultFlow }] = await Promise.all([flowCodes(brandId), brandSettings(brandId)]);
  const seen = visit.cookie === undefined ? undefined : readSeenFlow(visit.cookie);
  const choice = { ...visit, cookie: seen?.code, defaultCode: defaultFlow, known };
  return newcomerFlow(brandId, chooseFlow(choice), seen);
}
