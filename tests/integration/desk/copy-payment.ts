import { db } from '#lib/db/client.ts';
import { newId } from '#lib/kernel/ids.ts';

/** The order of an attempt once more, for another member. Returns the id of its attempt. */
export async function copyPayment(attemptId: string, memberId: string): Promise<string> {
  const [intent, attempt] = [newId(), newId()];
  await db().$executeRaw`
    insert into intents
    select (jsonb_populate_record(i, jsonb_build_object(
             'id', ${intent}::text, 'public_id', ${intent}::text, 'member_id', ${memberId}::text))).*
      from intents i join attempts a on a.intent_id = i.id where a.id = ${attemptId}::uuid`;
  await db().$executeRaw`
    insert into attempts
    select (jsonb_populate_record(a, jsonb_build_object(
             'id', ${attempt}::text, 'intent_id', ${intent}::text, 'reference', ${attempt}::text,
             'idempotency_key', ${attempt}::text, 'provider_reference', null))).*
      from attempts a where a.id = ${attemptId}::uuid`;
  return attempt;
}
