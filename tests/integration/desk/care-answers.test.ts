import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { createOperator } from '../../factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const LIST = 'GET /api/desk/careAnswers';
const SAVE = 'POST /api/desk/careAnswers';
const RETIRE = 'POST /api/desk/careAnswers/{id}/retire';

type Answer = { answerId: string; version: number; title: string; text: string };

async function offered(token: string, brand = 'fuego', language = 'es') {
  const { answer } = await askDesk(LIST, { token, query: { brand, language } });
  return answer['answers'] as Answer[];
}
const content = { brandId: 'fuego', locale: 'es', title: 'Saludo', text: 'Hola {name}' };

describe('canned answers', () => {
  test('are created, edited and withdrawn, and every version is stored', async () => {
    const { token, id } = await createOperator({ role: 'care' });
    const { answer } = await askDesk(SAVE, { token, body: content });
    const answerId = String(answer['answerId']);
    const change = { ...content, text: 'Buenas {name}', answerId, version: 1 };
    expect(await askDesk(SAVE, { token, body: change })).toMatchObject({ status: 200 });
    // A second edit based on the first version changes nothing.
    expect(await askDesk(SAVE, { token, body: change })).toMatchObject({ code: 'conflict' });
    expect(await offered(token)).toMatchObject([{ answerId, version: 2, text: 'Buenas {name}' }]);
    expect(await offered(token, 'fuego', 'it')).toEqual([]);
    const gone = { token, params: { id: answerId } };
    expect(await askDesk(RETIRE, { ...gone, body: { version: 1 } })).toMatchObject({
      code: 'conflict',
    });
    expect(await askDesk(RETIRE, { ...gone, body: { version: 2 } })).toMatchObject({ status: 200 });
    expect(await offered(token)).toEqual([]);
    const stored = await db().careAnswer.findMany({
      where: { answerId },
      orderBy: { version: 'asc' },
    });
    expect(stored.map(({ text, offered: isOffered }) => [text, isOffered])).toEqual([
      ['Hola {name}', false],
      ['Buenas {name}', false],
      ['Buenas {name}', false],
    ]);
    const where = { subject: answerId, actor: `operator:${id}`, brandId: 'fuego' };
    expect(await db().auditEntry.count({ where })).toBe(3);
  });

  test('require a text, a known brand, and no card number', async () => {
    const { token } = await createOperator({ role: 'care' });
    for (const [body, code] of [
      [{ ...content, text: ' ' }, 'field_missing'],
      [{ ...content, brandId: 'nowhere' }, 'not_found'],
      [{ ...content, text: '4111 1111 1111 1111' }, 'card_data_refused'],
      [{ ...content, answerId: 'nobody' }, 'not_found'],
    ] as const) {
      expect(await askDesk(SAVE, { token, body })).toMatchObject({ code });
    }
  });

  test('of another brand are neither shown nor changed', async () => {
    const all = await createOperator({ role: 'care' });
    const scoped = await createOperator({ role: 'care', brandIds: ['fuego'] });
    const body = { ...content, brandId: 'dolcevita', locale: 'it' };
    const { answer } = await askDesk(SAVE, { token: all.token, body });
    const answerId = String(answer['answerId']);
    const { token } = scoped;
    const query = { brand: 'dolcevita', language: 'it' };
    expect(await askDesk(LIST, { token, query })).toMatchObject({ status: 404 });
    for (const sent of [body, { ...content, answerId, version: 1 }]) {
      expect(await askDesk(SAVE, { token, body: sent })).toMatchObject({ status: 404 });
    }
    const retire = { token, params: { id: answerId }, body: { version: 1 } };
    expect(await askDesk(RETIRE, retire)).toMatchObject({ status: 404 });
    expect(await offered(all.token, 'dolcevita', 'it')).toHaveLength(1);
  });
});
