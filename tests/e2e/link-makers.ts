import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { desk } from './desk.ts';

type Made = { readonly databaseUrl: string; readonly port: number };

/** As staff make it on the command line. */
export async function externalLink(
  made: Made,
  words: readonly [brand: string, language: string, email: string, path: string],
): Promise<string> {
  const told = await desk(made, 'external-link', ...words);
  return told.split('\n').at(-1) ?? '';
}

/** A link as the bot will send it: nothing sends one yet, so its token is written as the verb writes it. */
export async function telegramToken(
  databaseUrl: string,
  { brand, email }: { readonly brand: string; readonly email: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(
      `insert into one_time_tokens (id, member_id, purpose, hash, email, created_at, expires_at)
       select $1, id, 'autologin_telegram', $2, email, now(), now() + interval '1 day'
         from users where brand_id = $3 and email_normalised = $4`,
      [randomUUID(), hash, brand, email],
    );
  } finally {
    await client.end();
  }
  return token;
}
