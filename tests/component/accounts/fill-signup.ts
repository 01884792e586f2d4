import { fireEvent, screen, within } from '@testing-library/react';
import type { Page } from '../support/render.tsx';

/** The consent checkboxes of a signup form, in the order of its texts. */
export async function consentBoxes({ say }: Pick<Page, 'say'>): Promise<HTMLInputElement[]> {
  const group = screen.getByRole('group', { name: say('accounts.signup.consents') });
  return within(group).findAllByRole<HTMLInputElement>('checkbox');
}

/** Answers gender and seeking, and ticks the three required consents. */
export async function answerCommon(page: Page): Promise<void> {
  const { user, say } = page;
  const radio = (group: string, label: string) =>
    within(screen.getByRole('group', { name: say(`accounts.signup.${group}`) })).getByRole(
      'radio',
      { name: say(`accounts.signup.${label}`) },
    );
  await user.click(radio('gender', 'iAmWoman'));
  await user.click(radio('seeking', 'aMan'));
  const [terms, orientation, , age] = await consentBoxes(page);
  for (const box of [terms, orientation, age]) if (box) await user.click(box);
}

/** Fills in the whole long signup form, without sending it. */
export async function fillSignup(page: Page, email = 'nina@example.test'): Promise<void> {
  const { user, say } = page;
  const label = (key: string) => screen.getByLabelText(say(`accounts.signup.${key}`));
  // Pastes the texts: typing renders the whole form at each key.
  for (const [key, text] of [
    ['email', email],
    ['password', 'una frase lunga e mia 27'],
  ] as const) {
    await user.click(label(key));
    await user.paste(text);
  }
  fireEvent.change(label('birthDate'), { target: { value: '1992-03-05' } });
  const place = screen.getByRole('combobox', { name: say('accounts.place.label') });
  await user.type(place, 'bolo');
  await user.click(await screen.findByRole('option', { name: /Bologna/ }));
  await answerCommon(page);
}
