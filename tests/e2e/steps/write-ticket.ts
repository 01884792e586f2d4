import { callAs } from '../fixtures/call-as.ts';
import type { Visit } from '../fixtures/visit.ts';

export const QUESTION = 'Where is my receipt?';

/** Writes to customer care by the API as the member of the visit; answers with the ticket's reference. */
export async function writeTicket({ page, url }: Visit, email: string): Promise<string> {
  const { origin } = new URL(url());
  const body = { email, text: QUESTION };
  const { status, text } = await callAs(page.context(), origin, '/api/contact', body);
  if (status !== 200) throw new Error(`no ticket was written: ${text}`);
  return (JSON.parse(text) as { reference: string }).reference;
}
