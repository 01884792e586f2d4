import { brandSettings } from '../../brands/settings.ts';
import { chooseFlow } from '../../flows/choose-flow.ts';
import { newcomerFlow, readSeenFlow } from '../../flows/newcomer-flow.ts';
import { flowCodes, type Flow } from '../../flows/queries.ts';

type Visit = {
  /** `fluxid` of the page address. */
  readonly requested: string | undefined;
  readonly cookie: string | undefined;
  /** Path of the page that showed the form, without locale prefix; '' when the client did not send it. */
  readonly path: string;
  /** The affiliate's `tid` of the page address. */
  readonly affiliate: string | undefined;
};

/** The flow of a new member, by the order of `chooseFlow`; in an experiment one of its arms. */
export async function flowForSignup(brandId: string, visit: Visit): Promise<Flow> {
  const [known, { defaultFlow }] = await Promise.all([flowCodes(brandId), brandSettings(brandId)]);
  const seen = visit.cookie === undefined ? undefined : readSeenFlow(visit.cookie);
  const choice = { ...visit, cookie: seen?.code, defaultCode: defaultFlow, known };
  return newcomerFlow(brandId, chooseFlow(choice), seen);
}
