import type { Locator } from '@playwright/test';
import { containing } from '../fixtures/copy.ts';
import type { Visit } from '../fixtures/visit.ts';

type Menu = Pick<Visit, 'page' | 'say'>;

/** Opens the safety menu of a member within a part of the page. */
export async function openSafetyMenu({ page, say }: Menu, within?: Locator): Promise<void> {
  await (within ?? page.getByRole('main'))
    .getByRole('button', { name: containing(say('safety.menu', { name: '' }).trim()) })
    .click();
}

/** Opens the menu and selects an item. */
export async function pickSafety(
  menu: Menu,
  item: 'report' | 'block',
  within?: Locator,
): Promise<void> {
  const { page, say } = menu;
  await openSafetyMenu(menu, within);
  await page.getByRole('menuitem', { name: say(`safety.${item}.item`), exact: true }).click();
}

/** Blocks a member through the menu and its confirmation. */
export async function blockMember(menu: Menu, within?: Locator): Promise<void> {
  const { page, say } = menu;
  await pickSafety(menu, 'block', within);
  await page.getByRole('button', { name: say('safety.block.confirm'), exact: true }).click();
}
