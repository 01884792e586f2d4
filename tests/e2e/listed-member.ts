import type { Mailbox } from '../setup/mailbox.ts';
import { signUpFromPage } from './fresh-member.ts';
import { mailedLink } from './mailed-link.ts';
import { profileByEmail, type Known } from './profile-of.ts';
import type { Visit } from './visit.ts';

/** A visit as somebody whom others find. */
export type ListedMember = Visit & Known;

export type World = { readonly databaseUrl: string; readonly mail: Mailbox };

type Wanted = {
  /** Nobody else of this name is on the screen. */
  readonly name: string;
  readonly gender?: 'man' | 'woman';
  readonly flow?: string;
};

/** Signs up without a form and confirms by the mailed link; ends on the search. */
export async function listedMember(
  visit: Visit,
  { databaseUrl, mail }: World,
  { name, gender, flow }: Wanted,
): Promise<ListedMember> {
  const { page, brand, say, url } = visit;
  const email = visit.address(name);
  await signUpFromPage(page, brand, { home: url(), email, gender, flow });
  await page.goto(await mailedLink(mail, email, '/confirmEmail'));
  await page.getByRole('button', { name: say('accounts.confirm.button'), exact: true }).click();
  await page.waitForURL('**/find');
  return { ...visit, ...(await profileByEmail(databaseUrl, brand, email)) };
}
