import { brandByHost } from '../../brands/registry.ts';
import { fail } from '../../kernel/errors.ts';
import { chooseLanguage } from '../../legal/choose-language.ts';
import { legalContract } from '../../legal/contract.ts';
import { isLegalPage } from '../../legal/kinds.ts';
import { currentText } from '../../legal/queries.ts';
import { handlersFor } from '../handlers-for.ts';

export const legalHandlers = handlersFor(legalContract, {
  'POST /api/legal': async ({ body, brand }) => {
    const asked = body.d === undefined ? brand : brandByHost(body.d);
    if (!asked || !isLegalPage(body.p)) return fail('not_found');
    const text = await currentText(asked, body.p, chooseLanguage(asked, body.l));
    return `<h1>${text.title}</h1>\n${text.html}\n`;
  },
});
