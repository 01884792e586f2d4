import { brandSettings } from '../brands/settings.ts';
import { chooseFlow } from '../flows/choose-flow.ts';
import { currentFlow, flowCodes, type Flow } from '../flows/queries.ts';

type Visit = {
  /** `fluxid` of the address. */
  readonly requested: string | undefined;
  readonly cookie: string | undefined;
  /** Where the form stood, without locale prefix; '' when the client did not say. */
  readonly path: string;
  /** The affiliate's `tid` of the address. */
  readonly affiliate: string | undefined;
};

/** The flow a new member belongs to, by the order of `chooseFlow`. */
export async function flowForSignup(brandId: string, visit: Visit): Promise<Flow> {
  const [known, { defaultFlow }] = await Promise.all([flowCodes(brandId), brandSettings(brandId)]);
  return currentFlow(brandId, chooseFlow({ ...visit, defaultCode: defaultFlow, known }));
}
