import { brandById } from '../../lib/brands/registry.ts';
import type { Answerer } from '../../lib/hosted/answerer.ts';
import type { AppClock } from '../setup/clock.ts';
import { listOn, threadOn } from './chat-steps.ts';
import { desk } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { buyFromPage } from './fresh-member.ts';
import { hostedWoman, toldBeforeDebit } from './hosted-people.ts';
import { openWithLine } from './open-with-line.ts';
import { newcomers } from './places.ts';
import { profileByEmail } from './profile-of.ts';
import type { Visit } from './visit.ts';

const ARE_YOU_REAL = {
  it: 'Sei vera?',
  es: '¿Eres real?',
  fr: 'Tu es réelle ?',
  en: 'Are you real?',
} as const;
/** Longer than any of the demo's flows lets a hosted profile take its time. */
const ANSWERED_MS = 10_000;

/** Time passes until whoever answers by themselves has done so. */
async function untilAnswered(clock: AppClock): Promise<void> {
  await clock.advance(ANSWERED_MS);
  await clock.runDue();
}

/** Who answers, and what is said by rule, in the words of the page. */
function wordsOf({ say, brand }: Visit, answeredBy: readonly Answerer[]) {
  const { locale } = newcomers[brand];
  const who = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    answeredBy.map((answerer) => say(`profile.hosted.by.${answerer}`)),
  );
  const truth = { who, brand: brandById(brand)?.name ?? '', service: '', number: '' };
  return {
    label: say('profile.hosted.label', { who }),
    disclosure: say('chat.disclosure', { who }),
    truth: say('hosted.fixed.real', truth),
  };
}

/** What a hosted profile said in the open thread, one for each go. */
const answersOn = ({ page, say }: Visit) => ({
  all: page.getByRole('region', { name: say('chat.messages') }).locator('[data-answerer]'),
  by: (answerer: Answerer) =>
    page
      .getByRole('region', { name: say('chat.messages') })
      .locator(`[data-answerer="${answerer}"]`)
      .filter({ has: page.getByText(say(`chat.answerer.${answerer}`), { exact: true }) }),
});

test('a script answers, says so before a credit is spent, and when asked', async ({
  visit,
  app,
}) => {
  const own = visit({ phone: 'spark', desktop: 'lumiere' });
  const { page, brand, say, open, join, check } = own;
  const email = await join('scripted');
  const answeredBy = ['script'] as const;
  const { angelId } = await hostedWoman(app.databaseUrl, brand, answeredBy);
  const words = wordsOf(own, answeredBy);
  const [thread, answers] = [threadOn(own), answersOn(own)];

  await test.step('who answers stands there before the first message', async () => {
    await open(`/chats/${angelId}`);
    await expect(page.getByText(words.label, { exact: true })).toBeVisible();
    await expect(page.getByRole('note').getByText(words.disclosure)).toBeVisible();
    await expect(page.getByText(say('chat.cost.first', { cost: 1, left: 3 }))).toBeVisible();
    await check('hosted-script-first');
  });

  await test.step('its answer is marked, also where it cannot be read yet', async () => {
    await thread.send(newcomers[brand].greeting);
    await untilAnswered(app.clock);
    await expect(answers.by('script')).toHaveCount(1);
    const { trackerId } = await profileByEmail(app.databaseUrl, brand, email);
    expect(await toldBeforeDebit(app.databaseUrl, { trackerId, angelId })).toBe(true);
    await expect(page.getByRole('link', { name: say('chat.blurred.unlock') })).toBeVisible();
    await expect(thread.state('read')).toBeVisible();
  });

  await test.step('the truth about it is not sold', async () => {
    await thread.send(ARE_YOU_REAL[newcomers[brand].locale]);
    await untilAnswered(app.clock);
    await expect(thread.said(words.truth)).toBeVisible();
    await check('hosted-script-truth');
  });
  await app.clock.reset();
});

test('an AI answers: every message of it is marked, in the thread, the list and the popup', async ({
  visit,
  app,
}) => {
  const own = visit({ phone: 'dolcevita', desktop: 'spark' });
  const { page, brand, say, open, join, check } = own;
  await join('modelled', { flow: '12' });
  await buyFromPage(page, 'pack_150');
  const answeredBy = ['script', 'ai'] as const;
  const { angelId, name } = await hostedWoman(app.databaseUrl, brand, answeredBy);
  const words = wordsOf(own, answeredBy);
  const [thread, answers] = [threadOn(own), answersOn(own)];
  const ai = say('chat.answerer.ai');

  await test.step('in the thread', async () => {
    await open(`/chats/${angelId}`);
    await expect(page.getByText(words.label, { exact: true })).toBeVisible();
    await expect(page.getByRole('note').getByText(words.disclosure)).toBeVisible();
    await thread.send(newcomers[brand].greeting);
    await untilAnswered(app.clock);
    await expect(answers.by('ai')).toHaveCount(1);
    await check('hosted-ai-thread');
  });

  await test.step('in the popup', async () => {
    await thread.send('Pizza');
    await openWithLine(own, '/find');
    await untilAnswered(app.clock);
    const popup = page
      .getByRole('status')
      .filter({ hasText: say('notifications.incoming.title', { name }) });
    await expect(popup.getByText(words.label, { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(popup.getByText(ai, { exact: true })).toBeVisible();
    await check('hosted-ai-popup');
  });

  await test.step('in the list', async () => {
    await open('/chats');
    const row = listOn(own).row(angelId);
    await expect(row).toHaveAttribute('data-answerer', 'ai');
    await expect(row.getByText(ai, { exact: true })).toBeVisible();
    await row.click();
    await page.waitForURL(`**/chats/${angelId}`);
    await expect(answers.by('ai')).toHaveCount(2);
  });

  await test.step('asked whether it is real, the answer is the truth', async () => {
    await thread.send(ARE_YOU_REAL[newcomers[brand].locale]);
    await untilAnswered(app.clock);
    await expect(thread.said(words.truth)).toBeVisible();
    const unmarked = page.locator('.bubble-peer:not([data-answerer] *)');
    await expect(unmarked).toHaveCount(0);
    await expect(answers.all).toHaveCount(3);
  });
  await app.clock.reset();
});

test('an operator takes over, answers, and gives back', async ({ visit, app }) => {
  const own = visit({ phone: 'fuego', desktop: 'dolcevita' });
  const { page, brand, say, open, join, check } = own;
  const email = await join('operated', { flow: '12' });
  await buyFromPage(page, 'pack_150');
  const answeredBy = ['script', 'ai', 'operator'] as const;
  const { angelId, name } = await hostedWoman(app.databaseUrl, brand, answeredBy);
  const { trackerId } = await profileByEmail(app.databaseUrl, brand, email);
  const [thread, answers] = [threadOn(own), answersOn(own)];
  const talk = [trackerId, angelId] as const;

  await test.step('the model answers first', async () => {
    await open(`/chats/${angelId}`);
    await expect(page.getByText(wordsOf(own, answeredBy).label, { exact: true })).toBeVisible();
    await thread.send(newcomers[brand].greeting);
    await untilAnswered(app.clock);
    await expect(answers.by('ai')).toHaveCount(1);
  });

  await test.step('taking over is told among the messages', async () => {
    await desk(app, 'take-over', ...talk);
    await expect(page.getByText(say('chat.notice.operatorJoined', { name }))).toBeVisible();
  });

  await test.step('while a person holds it, nobody answers by themselves', async () => {
    await thread.send('Pizza');
    await expect(page.getByText(say('chat.waiting.operator'))).toBeVisible();
    await untilAnswered(app.clock);
    const waiting = await desk(app, 'waiting');
    const mine = waiting.split('\n').find((line) => line.includes('Pizza')) ?? '';
    const [, taskId = ''] = /"taskId":"([\da-f-]{36})"/.exec(mine) ?? [];
    await desk(app, 'reply', taskId, 'Margherita');
    await desk(app, 'say', ...talk, 'Always');
    await expect(answers.by('operator')).toHaveCount(1);
    await expect(thread.said('Margherita')).toBeVisible();
    await expect(thread.said('Always')).toBeVisible();
    await expect(answers.all).toHaveCount(2);
    await check('hosted-operator');
  });

  await test.step('giving back is told, too, and the model answers again', async () => {
    await desk(app, 'hand-back', ...talk);
    await expect(page.getByText(say('chat.notice.operatorLeft', { name }))).toBeVisible();
    await thread.send('Capricciosa');
    await untilAnswered(app.clock);
    await expect(answers.by('ai')).toHaveCount(2);
  });
  await app.clock.reset();
});
