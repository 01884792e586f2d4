import { deskDeclarationsContract } from '../../../desk/declarations/contract.ts';
import { listDeclarations } from '../../../desk/declarations/list-declarations.ts';
import { requireDeclaration } from '../../../desk/declarations/scoped-declaration.ts';
import { nameIn } from '../../../desk/payments/scoped-order.ts';
import { settleDeclaration } from '../../../staff/settle-declaration.ts';
import { voidDeclaration } from '../../../staff/void-declaration.ts';
import { handlersFor } from '../../handlers-for.ts';

const OK = { result: 'OK' } as const;

export const deskDeclarationsHandlers = handlersFor(deskDeclarationsContract, {
  'GET /api/desk/declarations': ({ query, operator }) => listDeclarations(query.after, operator()),
  'POST /api/desk/declarations/{reference}/settle': async ({ params, body, operator, ...call }) => {
    const reference = nameIn(params, 'reference');
    await requireDeclaration(reference, operator());
    const { purpose, now } = call;
    await settleDeclaration({ reference, ...body, actor: call.actor(), purpose, now });
    return OK;
  },
  'POST /api/desk/declarations/{reference}/void': async ({ params, body, operator, ...call }) => {
    const reference = nameIn(params, 'reference');
    await requireDeclaration(reference, operator());
    const { purpose, now } = call;
    await voidDeclaration({ reference, ...body, actor: call.actor(), purpose, now });
    return OK;
  },
});
