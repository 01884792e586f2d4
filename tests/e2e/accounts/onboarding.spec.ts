import { fromDatabase } from '../fixtures/database-rows.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { signUp } from '../steps/sign-up.ts';

test(
  'a new member takes the steps after the signup, leaves them, resumes and reaches the first people',
  on('phone', 'dolcevita', 'in every language'),
  async ({ visit, app }) => {
    const { page, brand, say, address, arrive, open, check } = visit();
    const email = address('newcomer');
    const text = (key: string) => say(`onboarding.${key}`);
    const heading = (step: string) =>
      page.getByRole('heading', { level: 1, name: text(`${step}.title`) });
    const press = (key: string) =>
      page.getByRole('button', { name: text(key), exact: true }).click();

    await test.step('the signup leads to the first step; the name is saved by Enter', async () => {
      await arrive('/signup');
      await signUp(page, brand, email, {
        gender: 'iAmNonbinary',
        seeking: 'anyone',
        shownWith: 'toWomen',
      });
      await page.waitForURL('**/welcome');
      await expect(heading('name')).toBeVisible();
      await check('onboarding-name');
      await page.getByLabel(text('name.label'), { exact: true }).fill('Nina');
      await page.keyboard.press('Enter');
      await expect(heading('photo')).toBeFocused();
      await check('onboarding-photo');
    });

    await test.step('the steps are left, and resumed where they were', async () => {
      await press('skip');
      await expect(heading('intent')).toBeVisible();
      await page.getByRole('link', { name: text('leave') }).click();
      await page.waitForURL('**/find');
      await open('/welcome');
      await expect(heading('intent')).toBeVisible();
      await page.getByRole('radio', { name: say('answers.intents.serious') }).check();
      await check('onboarding-intent');
      await press('next');
    });

    await test.step('interests and an answer end the steps at the first people', async () => {
      await expect(heading('interests')).toBeVisible();
      for (const interest of ['wine', 'hiking'])
        await page.getByRole('checkbox', { name: say(`answers.list.${interest}`) }).check();
      await check('onboarding-interests');
      await press('next');
      await expect(heading('prompt')).toBeVisible();
      await page.getByLabel(say('answers.prompt.question')).selectOption('best_meal');
      await page.getByLabel(say('answers.prompt.answer')).fill('Gnocchi');
      await check('onboarding-prompt');
      await press('finish');
      await page.waitForURL('**/find');
      const people = say('discovery.heading.everyone');
      await expect(page.getByRole('heading', { level: 1, name: people })).toBeAttached();
      const row = await fromDatabase<Record<string, unknown>>(
        app.databaseUrl,
        `select p.gender, p.shown_with, p.seeking, p.pending_name, p.dating_intent, p.interests::text[] as interests, p.prompt_answers,
                p.onboarding_step
           from profiles p join users u on u.id = p.member_id where u.email = $1`,
        [email],
      );
      expect(row).toEqual({
        gender: 'nonbinary',
        shown_with: 'woman',
        seeking: 'everyone',
        pending_name: 'Nina',
        dating_intent: 'serious',
        interests: ['wine', 'hiking'],
        prompt_answers: ['Gnocchi'],
        onboarding_step: null,
      });
    });

    await test.step('ended steps do not open again', async () => {
      await open('/welcome');
      await page.waitForURL('**/find');
    });
  },
);
