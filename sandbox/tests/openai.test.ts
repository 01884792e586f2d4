import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { control } from './adyen-client.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

interface Completion {
  readonly choices: readonly {
    readonly message: { readonly content: string };
    readonly finish_reason: string;
  }[];
  readonly usage: {
    readonly prompt_tokens: number;
    readonly completion_tokens: number;
    readonly total_tokens: number;
  };
}

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

function ask(body: unknown, authorization = 'Bearer demo') {
  return fetch(`${sandbox.url}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function chat(system: string, ...contents: string[]): Promise<string> {
  const messages = contents.map((content, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content,
  }));
  const response = await ask({
    model: 'demo',
    messages: [{ role: 'system', content: system }, ...messages],
  });
  const { choices, usage } = (await response.json()) as Completion;
  expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens);
  return choices[0]?.message.content ?? '';
}

test.each([
  ['Sei Giulia, rispondi con una frase breve.', /[àèìòù’]|Ciao|Raccontami/],
  ['Eres Lucía, responde con una frase corta.', /[¡¿]/],
  ['You play Emma. Always answer in French.', /Bonjour|Salut/],
  ['You are Emma, answer with one short sentence.', /Hello|Hi there/],
])('%s', async (system, expected) => {
  expect(await chat(system, 'hello')).toMatch(expected);
});

test('a translation is each text with the language that was asked for, as the same JSON array', async () => {
  const system = 'Translate each text of the JSON array that the user sends into French.';
  expect(JSON.parse(await chat(system, '["Ciao", "Come stai?"]'))).toEqual([
    '[fr] Ciao',
    '[fr] Come stai?',
  ]);
});

test('the same conversation gets the same answer, a longer one another', async () => {
  const system = 'Sei Giulia, rispondi in italiano.';
  const first = await chat(system, 'Ciao!');
  expect(await chat(system, 'Ciao!')).toBe(first);
  expect(await chat(system, 'Ciao!', first, 'Ciao!')).not.toBe(first);
});

test('says that it is automatic when asked whether it is real', async () => {
  expect(await chat('Sei Giulia.', 'Ma sei una persona vera?')).toContain('assistente automatico');
});

test('streams the same text in parts and ends with DONE', async () => {
  const messages = [{ role: 'user', content: 'hello, how are you' }];
  const body = await (await ask({ model: 'demo', messages, stream: true })).text();
  const events = body.split('\n\n').filter((line) => line !== '');
  expect(events.at(-1)).toBe('data: [DONE]');
  const text = events
    .slice(0, -1)
    .map(
      (event) =>
        JSON.parse(event.slice('data: '.length)) as { choices: { delta: { content?: string } }[] },
    )
    .map(({ choices }) => choices[0]?.delta.content ?? '')
    .join('');
  const whole = (await (await ask({ model: 'demo', messages })).json()) as Completion;
  expect(text).toBe(whole.choices[0]?.message.content);
});

test('answers 401 without a bearer, 400 to a malformed request, and planned faults as planned', async () => {
  expect((await ask({ model: 'm', messages: [{ role: 'user', content: 'x' }] }, '')).status).toBe(
    401,
  );
  expect((await ask({ model: 'm', messages: [] })).status).toBe(400);
  expect((await ask({ messages: [{ role: 'user', content: 'x' }] })).status).toBe(400);
  await control(sandbox.url, {
    faults: [{ provider: 'openai', operation: 'chat.completions', kind: 'http_429' }],
  });
  const request = { model: 'm', messages: [{ role: 'user', content: 'x' }] };
  expect((await ask(request)).status).toBe(429);
  expect((await ask(request)).status).toBe(200);
});
