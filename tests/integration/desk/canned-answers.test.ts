import { beforeEach, describe, expect, test } from '@jest/globals';
import { clock } from '#lib/kernel/clock.ts';
import { createOperator } from '../../factories/operator.ts';
import { askDesk } from './ask-desk.ts';
import { begunConversation } from './held-conversation.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
let token: string;
beforeEach(async () => {
  clock.setOffset(0);
  ({ token } = await createOperator());
});

describe('canned answers', () => {
  const write = (body: object, as = token) => askDesk('POST /api/desk/canned', { token: as, body });
  const content = { brandId: 'dolcevita', profileId: null, locale: 'it', title: 'Saluto' };

  test('must follow the rules for hosted messages, and are offered in the conversations they are for', async () => {
    expect(await write({ ...content, body: 'Scrivimi a me@altrove.it' })).toMatchObject({
      code: 'input_invalid',
      answer: { params: { fault: 'link' } },
    });
    const { conversationId, profile } = await begunConversation();
    const other = await begunConversation();
    await write({ ...content, body: 'Ciao, sono {name}' });
    await write({
      ...content,
      title: 'Solo suo',
      profileId: profile.publicId,
      body: 'Mi ricordo.',
    });
    await write({ ...content, title: 'Altrove', brandId: 'fuego', body: 'Hola' });
    await write({ ...content, title: 'Altra lingua', locale: 'es', body: 'Hola' });
    const seen = async (id: string) => {
      const key = 'GET /api/desk/conversations/{id}/canned';
      const { answer } = await askDesk(key, { token, params: { id }, purpose: 'a conversation' });
      return answer['answers'] as { title: string; body: string }[];
    };
    const own = await seen(conversationId);
    expect(own.map(({ title }) => title)).toEqual(['Solo suo', 'Saluto']);
    expect(own[1]?.body).toMatch(/^Ciao, sono Hosted/);
    expect((await seen(other.conversationId)).map(({ title }) => title)).toEqual(['Saluto']);
  });

  test('are edited and deleted only by admins of their brand', async () => {
    const scoped = await createOperator({ brandIds: ['fuego'] });
    const { answer } = await write({ ...content, title: 'Da cambiare', body: 'Buongiorno' });
    const id = answer['id'] as string;
    const change = (as: string, body: object) =>
      askDesk('POST /api/desk/canned/{id}', { token: as, params: { id }, body });
    const drop = (as: string) =>
      askDesk('DELETE /api/desk/canned/{id}', { token: as, params: { id } });
    const body = { ...content, brandId: 'fuego', body: 'Hola' };
    expect(await change(scoped.token, body)).toMatchObject({ code: 'not_found' });
    expect(await drop(scoped.token)).toMatchObject({ code: 'not_found' });
    expect(await write({ ...body, brandId: null }, scoped.token)).toMatchObject({
      code: 'not_found',
    });
    expect(await change(token, { ...content, title: 'Cambiato', body: 'Buonasera' })).toMatchObject(
      {
        status: 200,
      },
    );
    const titles = async (as: string) =>
      (
        (await askDesk('GET /api/desk/canned', { token: as, query: { locale: 'it' } })).answer[
          'answers'
        ] as { title: string }[]
      ).map(({ title }) => title);
    expect(await titles(token)).toContain('Cambiato');
    expect(await titles(scoped.token)).not.toContain('Cambiato');
    expect(await drop(token)).toMatchObject({ status: 200 });
    expect(await titles(token)).not.toContain('Cambiato');
  });
});
