import { PrismaPg } from '@prisma/adapter-pg';
import type { Transaction } from '@prisma/driver-adapter-utils';
import pLimit from 'p-limit';

/** Sends the statements of a transaction one after the other, in the order of their calls. */
function inOrder(transaction: Transaction): Transaction {
  const next = pLimit(1);
  const queryRaw = transaction.queryRaw.bind(transaction);
  const executeRaw = transaction.executeRaw.bind(transaction);
  transaction.queryRaw = (query) => next(() => queryRaw(query));
  transaction.executeRaw = (query) => next(() => executeRaw(query));
  return transaction;
}

/**
 * Prisma reads several relations of a row at once, in a transaction too, and the driver is about to refuse a
 * statement that begins while another runs on the same connection.
 */
export class OrderedAdapter extends PrismaPg {
  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => inOrder(await start(level));
    return adapter;
  }
}
