import { brandSettings } from '../brands/settings.ts';
import { chooseFlow } from '../flows/choose-flow.ts';
import { currentFlow, flowCodes, type Flow } from '../flows/queries.ts';

/** The flow a new member belongs to: the one named, the cookie's, else the brand's default. */
export async function flowForSignup(
  brandId: string,
  requested: string | undefined,
  cookie: string | undefined,
): Promise<Flow> {
  const [known, { defaultFlow }] = await Promise.all([flowCodes(brandId), brandSettings(brandId)]);
  const code = chooseFlow({
    requested,
    cookie,
    path: '/api/users/register',
    defaultCode: defaultFlow,
    known,
  });
  return currentFlow(brandId, code);
}
