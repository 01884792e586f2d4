import { db } from '#lib/db/client.ts';

/** The token of the newest link of a kind mailed to an address, as its recipient reads it. */
export async function mailedToken(to: string, template: string): Promise<string> {
  const mail = await db().mailMessage.findFirstOrThrow({
    where: { toAddress: to, template },
    orderBy: { id: 'desc' },
  });
  const { link } = mail.data as { link: string };
  return new URL(link).searchParams.get('token') ?? '';
}

export function mailsTo(to: string, template: string): Promise<number> {
  return db().mailMessage.count({ where: { toAddress: to, template } });
}
