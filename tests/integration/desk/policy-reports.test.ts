import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { askDesk } from './ask-desk.ts';

const KEY = 'POST /api/log/csp';
const report = (page: string) => ({
  'csp-report': {
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/a.gif?c=secret',
    'document-uri': `https://desk.example${page}`,
  },
});

test('stores a report of the desk’s pages, also before the login, without whom they show', async () => {
  const { token } = await createOperator();
  expect(await askDesk(KEY, { body: report('/login') })).toMatchObject({ status: 200 });
  const body = report('/members/tracker-of-a-member?tab=money');
  expect(await askDesk(KEY, { token, body })).toMatchObject({ status: 200 });
  const rows = await db().clientLog.findMany({
    where: { brandId: 'desk' },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  expect(rows).toMatchObject([
    { text: 'img-src stopped https://evil.example/a.gif on https://desk.example/login' },
    { text: 'img-src stopped https://evil.example/a.gif on https://desk.example/members' },
  ]);
  expect(rows.map(({ memberId }) => memberId)).toEqual([null, null]);
});

test('refuses what is no report', async () => {
  expect(await askDesk(KEY, { raw: '[]' })).toMatchObject({ code: 'input_invalid' });
});
