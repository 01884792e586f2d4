import { brandById } from '#lib/brands/registry.ts';
import type { Answerer } from '#lib/db/generated/enums.ts';
import type { AppClock } from '../../setup/clock.ts';
import { fromDatabase } from '../fixtures/database-rows.ts';
import { desk } from '../fixtures/desk-command.ts';
import { disclosedBeforeDebit, hostedWoman } from '../fixtures/hosted-people.ts';
import { newcomers, on } from '../fixtures/places.ts';
import { profileByEmail } from '../fixtures/profile-of.ts';
import { expect, test, type Running } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/visit.ts';
import { listOn, threadOn } from '../pages/thread.ts';
import { openConnected } from '../steps/open-connected.ts';

const ARE_YOU_REAL = {
  it: 'Sei vera?',
  es: '¿Eres real?',
  fr: 'Tu es réelle ?',
  en: 'Are you real?',
} as const;
/** Longer than the delay of any answer in the demo's flows. */
const ANSWERED_MS = 10_000;

/** Advances the clock until an automatic answer is due and sent. */
async function untilAnswered(clock: AppClock): Promise<void> {
  await clock.advance(ANSWERED_MS);
  await clock.runDue();
}

/** The label of who answers, and the fixed answer to that question, in the language of the page. */
function labelsOf({ say, brand }: Visit, answeredBy: readonly Answerer[]) {
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

/** The messages of a hosted profile in the open thread. */
function answersOn({ page, say }: Visit) {
  const messages = page.getByRole('region', { name: say('chat.messages') });
  return {
    all: messages.locator('[data-answerer]'),
    by: (answerer: Answerer) =>
      messages
        .locator(`[data-answerer="${answerer}"]`)
        .filter({ has: page.getByText(say(`chat.answerer.${answerer}`), { exact: true }) }),
  };
}

test(
  'a script answers: disclosed before a credit is debited, and when asked, also to free members',
  on('phone', 'bside'),
  async ({ visit, app }) => {
    const own = visit();
    const { page, brand, say, open, join, check } = own;
    const email = await join('scripted');
    const answeredBy = ['script'] as const;
    const { angelId } = await hostedWoman(app.databaseUrl, brand, answeredBy);
    const labels = labelsOf(own, answeredBy);
    const [thread, answers] = [threadOn(own), answersOn(own)];
    await page.clock.install();

    await test.step('who answers is shown before the first message', async () => {
      await open(`/chats/${angelId}`);
      await expect(page.getByText(labels.label, { exact: true })).toBeVisible();
      await expect(page.getByRole('note').getByText(labels.disclosure)).toBeVisible();
      await expect(page.getByText(say('chat.cost.first', { cost: 1, left: 3 }))).toBeVisible();
      await check('hosted-first');
    });

    await test.step('its answer is labelled, also when it cannot be read yet', async () => {
      await thread.send(newcomers[brand].greeting);
      await untilAnswered(app.clock);
      await thread.receive(answers.by('script'));
      await expect(answers.by('script')).toHaveCount(1);
      const { trackerId } = await profileByEmail(app.databaseUrl, brand, email);
      expect(await disclosedBeforeDebit(app.databaseUrl, { trackerId, angelId })).toBe(true);
      await expect(page.getByRole('link', { name: say('chat.blurred.unlock') })).toBeVisible();
      await expect(thread.state('read')).toBeVisible();
    });

    await test.step('the question who answers is answered for free', async () => {
      await thread.send(ARE_YOU_REAL[newcomers[brand].locale]);
      await untilAnswered(app.clock);
      await thread.receive(thread.said(labels.truth));
      await check('hosted-truth');
    });
    await app.clock.reset();
  },
);

test(
  'an AI answers: each of its messages is labelled, in the thread, the list and the popup',
  on('desktop', 'serra'),
  async ({ visit, app }) => {
    const own = visit();
    const { page, brand, say, open, join, check, buy } = own;
    await join('modelled', { flow: '12' });
    await buy('pack_150');
    const answeredBy = ['script', 'ai'] as const;
    const { angelId, name } = await hostedWoman(app.databaseUrl, brand, answeredBy);
    const labels = labelsOf(own, answeredBy);
    const [thread, answers] = [threadOn(own), answersOn(own)];
    const ai = say('chat.answerer.ai');
    await page.clock.install();

    await test.step('in the thread', async () => {
      await open(`/chats/${angelId}`);
      await expect(page.getByText(labels.label, { exact: true })).toBeVisible();
      await expect(page.getByRole('note').getByText(labels.disclosure)).toBeVisible();
      await thread.send(newcomers[brand].greeting);
      await untilAnswered(app.clock);
      await thread.receive(answers.by('ai'));
    });

    await test.step('in the popup', async () => {
      await thread.send('Pizza');
      await openConnected(own, '/match');
      await untilAnswered(app.clock);
      const popup = page
        .getByRole('status')
        .filter({ hasText: say('notifications.incoming.title', { name }) });
      await expect(popup.getByText(labels.label, { exact: true })).toBeVisible();
      await expect(popup.getByText(ai, { exact: true })).toBeVisible();
      await check('hosted-popup');
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

    await test.step('asked whether it is real, it answers truthfully', async () => {
      await thread.send(ARE_YOU_REAL[newcomers[brand].locale]);
      await untilAnswered(app.clock);
      await thread.receive(thread.said(labels.truth));
      const unmarked = page.locator('.bubble-peer:not([data-answerer] *)');
      await expect(unmarked).toHaveCount(0);
      await expect(answers.all).toHaveCount(3);
    });
    await app.clock.reset();
  },
);

const OPERATED = ['script', 'ai', 'operator'] as const;

/** A member who can pay, in a thread with a woman whom all three kinds of answerers answer for. */
async function operatedThread(own: Visit, app: Running, name: string) {
  const { page, brand, open, join, buy } = own;
  const email = await join(name, { flow: '12' });
  await buy('pack_150');
  const woman = await hostedWoman(app.databaseUrl, brand, OPERATED);
  const { trackerId } = await profileByEmail(app.databaseUrl, brand, email);
  await page.clock.install();
  await open(`/chats/${woman.angelId}`);
  return { trackerId, conversation: [trackerId, woman.angelId] as const, name: woman.name };
}

test('an operator takes over and answers', on('phone', 'capolinea'), async ({ visit, app }) => {
  const own = visit();
  const { page, brand, say, check } = own;
  const { trackerId, conversation, name } = await operatedThread(own, app, 'operated');
  const [thread, answers] = [threadOn(own), answersOn(own)];

  await test.step('the model answers first', async () => {
    await expect(page.getByText(labelsOf(own, OPERATED).label, { exact: true })).toBeVisible();
    await thread.send(newcomers[brand].greeting);
    await untilAnswered(app.clock);
    await thread.receive(answers.by('ai'));
  });

  await test.step('the takeover is announced among the messages', async () => {
    await desk(app, 'take-over', ...conversation);
    await thread.receive(page.getByText(say('chat.notice.operatorJoined', { name })));
  });

  await test.step('while an operator holds the conversation, nothing is answered automatically', async () => {
    await thread.send('Pizza');
    await expect(page.getByText(say('chat.waiting.operator'))).toBeVisible();
    await untilAnswered(app.clock);
    const { id } = await fromDatabase<{ id: string }>(
      app.databaseUrl,
      `select t.id from reply_tasks t join users u on u.id = t.member_id
          where u.public_id = $1 order by t.trigger_seq desc limit 1`,
      [trackerId],
    );
    await desk(app, 'reply', id, 'Margherita');
    await thread.receive(thread.said('Margherita'));
    await desk(app, 'say', ...conversation, 'Always');
    await thread.receive(thread.said('Always'));
    await expect(answers.by('operator')).toHaveCount(1);
    await expect(answers.all).toHaveCount(2);
    await check('hosted-operator');
  });
  await app.clock.reset();
});

test(
  'the hand-back of a conversation is announced, and the model answers again',
  on('phone', 'capolinea'),
  async ({ visit, app }) => {
    const own = visit();
    const { page, brand, say } = own;
    const { conversation, name } = await operatedThread(own, app, 'handed-back');
    const [thread, answers] = [threadOn(own), answersOn(own)];
    await thread.send(newcomers[brand].greeting);
    await untilAnswered(app.clock);
    await thread.receive(answers.by('ai'));
    await desk(app, 'take-over', ...conversation);
    await desk(app, 'hand-back', ...conversation);
    await thread.receive(page.getByText(say('chat.notice.operatorLeft', { name })));
    await thread.send('Capricciosa');
    await untilAnswered(app.clock);
    await thread.receive(answers.by('ai').nth(1));
    await app.clock.reset();
  },
);
