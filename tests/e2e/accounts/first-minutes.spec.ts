import { mailedLink } from '../fixtures/mailed-link.ts';
import { newcomers, on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { listOn, threadOn } from '../pages/thread.ts';
import { signUp } from '../steps/sign-up.ts';

test.skip(process.env['SHOTS'] !== '1', 'draws the strip of docs/pictures only');

test(
  'the first minutes of a new member, as pictures',
  on('phone', 'dolcevita', 'in every language'),
  async ({ visit, mail }) => {
    const own = visit();
    const { page, brand, say, address, arrive, open, url } = own;
    const email = address('minutes');
    const text = (key: string) => say(`onboarding.${key}`);
    const heading = (step: string) =>
      page.getByRole('heading', { level: 1, name: text(`${step}.title`) });
    const press = (key: string) =>
      page.getByRole('button', { name: text(key), exact: true }).click();
    let nth = 0;
    const picture = async (name: string): Promise<void> => {
      nth += 1;
      await page.evaluate(() => document.fonts.ready);
      await own.picture(`minutes-${String(nth).padStart(2, '0')}-${name}`);
    };
    await arrive('/');
    await picture('home');
    await open('/signup');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await picture('signup');
    await signUp(page, brand, email);
    await page.waitForURL('**/welcome');
    await page.getByLabel(text('name.label'), { exact: true }).fill('Nina');
    await picture('name');
    await page.keyboard.press('Enter');
    await expect(heading('photo')).toBeVisible();
    await picture('photo');
    await press('skip');
    await page.getByRole('radio', { name: say('answers.intents.serious') }).check();
    await picture('intent');
    await press('next');
    await expect(heading('interests')).toBeVisible();
    for (const interest of ['wine', 'hiking'])
      await page.getByRole('checkbox', { name: say(`answers.list.${interest}`) }).check();
    await picture('interests');
    await press('next');
    await page.getByLabel(say('answers.prompt.question')).selectOption('best_meal');
    await page.getByLabel(say('answers.prompt.answer')).fill('Gnocchi');
    await picture('answer');
    await press('finish');
    await page.waitForURL('**/find');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await picture('find');
    const link = await mailedLink(mail, email, '/confirmEmail');
    await page.goto(link);
    await page.getByRole('main').getByRole('button').first().click();
    await page.waitForLoadState('networkidle');
    await picture('confirmed');
    await open('/find');
    const people = page.getByRole('article').getByRole('link');
    await page.goto(url((await people.first().getAttribute('href')) ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await picture('profile');
    await open(new URL(page.url()).pathname.replace('/user/', '/chats/'));
    const thread = threadOn(own);
    await expect(thread.field).toBeVisible();
    await thread.send(newcomers[brand].greeting);
    await picture('thread');
    await open('/chats');
    await expect(listOn(own).rows.first()).toBeVisible();
    await picture('chats');
  },
);
