import { db } from '#lib/db/client.ts';
import { newId } from '#lib/kernel/ids.ts';

/** An operator whose session and invitation ended at `at`. */
export async function oldOperator(at: Date): Promise<void> {
  const client = db();
  const id = newId(at.getTime());
  await client.operator.create({
    data: { id, email: `${id}@desk.test`, name: 'Once here', role: 'care', createdAt: at },
  });
  const ended = { idleExpiresAt: at, absoluteExpiresAt: at };
  await client.operatorSession.create({
    data: {
      id: newId(),
      operatorId: id,
      tokenHash: newId(),
      device: '',
      address: '',
      createdAt: at,
      lastSeenAt: at,
      ...ended,
    },
  });
  await client.ledgerCheck.create({
    data: { id: newId(), state: 'done', askedBy: 'system', askedAt: at, doneAt: at },
  });
  await client.settlementFile.create({
    data: {
      id: newId(),
      provider: 'adyen',
      company: 'gankomedia',
      name: 'old.csv',
      state: 'done',
      broughtBy: 'system',
      broughtAt: at,
      doneAt: at,
    },
  });
  await client.operatorInvitation.create({
    data: { tokenHash: newId(), operatorId: id, totpSealed: 'x', expiresAt: at },
  });
}
