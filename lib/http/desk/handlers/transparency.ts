import { transparencyContract } from '../../../desk/transparency/contract.ts';
import { exportStatements } from '../../../desk/transparency/export-statements.ts';
import { periodOf } from '../../../desk/transparency/period.ts';
import { readTemplate } from '../../../desk/transparency/read-template.ts';
import { readTransparency } from '../../../desk/transparency/read-transparency.ts';
import { templateCsv } from '../../../desk/transparency/template-csv.ts';
import { handlersFor } from '../../handlers-for.ts';
import { streamOf } from '../../stream-of.ts';

const fileOf = (type: string, name: string) => ({
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  },
});

export const transparencyHandlers = handlersFor(transparencyContract, {
  'GET /api/desk/transparency': ({ query, operator }) =>
    readTransparency(periodOf(query, operator())),
  'GET /api/desk/transparency/csv': async ({ query, operator }) => {
    const { part, from, to } = query;
    const period = periodOf(query, operator());
    const csv = templateCsv(part, await readTemplate(period), period);
    return new Response(csv, fileOf('text/csv', `${part}-${from}-${to}.csv`));
  },
  'GET /api/desk/transparency/statements': ({ query, operator }) => {
    const lines = exportStatements(periodOf(query, operator()));
    const name = `statements-${query.from}-${query.to}.jsonl`;
    return Promise.resolve(new Response(streamOf(lines), fileOf('application/jsonl', name)));
  },
});
