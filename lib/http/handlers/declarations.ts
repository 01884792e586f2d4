import { confirmDeclaration } from '../../payments/declarations/confirm-declaration.ts';
import { declarationsContract } from '../../payments/declarations/contract.ts';
import { declare, type Received } from '../../payments/declarations/declare.ts';
import { handlersFor } from '../handlers-for.ts';

function present({ reference, receivedAt }: Received) {
  return { reference, receivedAt: receivedAt.toISOString() };
}

export const declarationsHandlers = handlersFor(declarationsContract, {
  'POST /api/legal/cancel': async ({ body, brand, locale, now }) => {
    const { language = locale, ...said } = body;
    return present(await declare({ kind: 'cancel', brand, locale: language, ...said, now }));
  },
  'POST /api/legal/withdraw': async ({ body, brand, locale, now }) => {
    const { language = locale, ...said } = body;
    return present(await declare({ kind: 'withdraw', brand, locale: language, ...said, now }));
  },
  'POST /api/legal/confirm': ({ body, brand, now }) => confirmDeclaration(brand, body.token, now),
});
