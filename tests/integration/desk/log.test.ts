import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { exportLog } from '#lib/desk/log/export-log.ts';
import { readLog } from '#lib/desk/log/read-log.ts';
import { after, HOUR } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { audit } from '#lib/audit/audit.ts';
import { createOperator } from '../../factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const NOON = new Date('2026-03-04T12:00:00.000Z');
let actor = '';
beforeEach(() => {
  actor = `command-line:${newId()}`;
});

type LogEntry = { readonly brandId?: string; readonly action?: string; readonly at?: Date };

const action = ({ brandId, action = 'look', at = NOON }: LogEntry = {}) =>
  audit(db(), {
    actor,
    action,
    subject: 'somebody',
    now: at,
    ...(brandId !== undefined && { brandId }),
  });
const brandsSeen = async (brandIds: readonly string[], wanted = {}) =>
  (await readLog({ brandIds }, { actor, ...wanted })).entries.map(({ brandId }) => brandId);

async function exported(brandIds: readonly string[], from: Date, until: Date) {
  let text = '';
  for await (const part of exportLog({ brandIds }, { actor, from, until })) text += part;
  return text.split('\r\n').slice(0, -1);
}

describe('the log', () => {
  test('hides entries of other brands, and shows those without a brand only to operators of all brands', async () => {
    for (const brandId of ['fuego', 'dolcevita', 'lumiere']) await action({ brandId });
    await action();
    expect(await brandsSeen([])).toHaveLength(4);
    expect(await brandsSeen(['fuego'])).toEqual(['fuego']);
    expect((await brandsSeen(['fuego', 'lumiere'])).sort()).toEqual(['fuego', 'lumiere']);
    expect(await exported(['fuego'], after(NOON, -HOUR), after(NOON, HOUR))).toHaveLength(2);
  });

  test('shows the newest entries of several brands without a filter', async () => {
    const later = after(NOON, 400 * 24 * HOUR);
    for (const [hours, brandId] of ['fuego', 'dolcevita', 'lumiere'].entries()) {
      await action({ brandId, at: after(later, hours * HOUR) });
    }
    const { entries } = await readLog({ brandIds: ['fuego', 'lumiere'] }, {});
    const own = entries.filter((entry) => entry.actor === actor).map(({ brandId }) => brandId);
    expect(own).toEqual(['lumiere', 'fuego']);
    expect(entries.filter(({ brandId }) => brandId === 'dolcevita')).toEqual([]);
  });

  test('can be filtered by action', async () => {
    await action({ brandId: 'fuego', action: 'ticket.close' });
    await action({ brandId: 'lumiere' });
    expect(await brandsSeen([], { action: 'ticket.close' })).toEqual(['fuego']);
    expect(await brandsSeen(['lumiere'], { action: 'ticket.close' })).toEqual([]);
    expect(await brandsSeen([], { subject: 'nobody' })).toEqual([]);
  });

  test.each([[[]], [['fuego', 'lumiere']]])('is paginated without gaps: %j', async (brandIds) => {
    for (let turn = 0; turn < 65; turn += 1) {
      for (const brandId of ['fuego', 'lumiere']) await action({ brandId, at: after(NOON, turn) });
    }
    const first = await readLog({ brandIds }, { actor });
    expect(first.entries).toHaveLength(100);
    const rest = await readLog({ brandIds }, { actor, before: first.next });
    expect(rest.next).toBeUndefined();
    const ids = [...first.entries, ...rest.entries].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    expect(ids).toHaveLength(130);
    expect(await brandsSeen([], { before: 'nonsense' })).toHaveLength(100);
  });
});

describe('the export of a period', () => {
  test('contains every entry of the period once, oldest first, and no other', async () => {
    const many = 2_100;
    await db().auditEntry.createMany({
      data: Array.from({ length: many }, (_, turn) => ({
        id: newId(NOON.getTime() + turn),
        actor,
        action: 'look',
        subject: String(turn),
        data: {},
        at: after(NOON, turn),
      })),
    });
    await action({ at: after(NOON, -1) });
    await action({ at: after(NOON, many) });
    const [head, ...lines] = await exported([], NOON, after(NOON, many));
    expect(head).toBe('at,actor,name,action,subject,purpose,brand,data');
    expect(lines).toHaveLength(many);
    expect(lines[0]).toContain(',look,0,');
    expect(lines.at(-1)).toContain(`,look,${many - 1},`);
  });

  test('escapes text that a spreadsheet would run as a formula', async () => {
    const subject = '=HYPERLINK("http://evil.example")';
    await audit(db(), { actor, action: 'look', subject, purpose: 'a "why",\nof two', now: NOON });
    const text = (await exported([], NOON, after(NOON, 1))).join('\r\n');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain('"a ""why"",\nof two"');
  });

  test('is requested by days, by admins, and is itself logged', async () => {
    const { token, id } = await createOperator({ brandIds: ['fuego'] });
    await action({ brandId: 'fuego' });
    await action({ brandId: 'dolcevita' });
    const days = { from: '2026-03-04', to: '2026-03-04', actor };
    const key = 'GET /api/desk/log/export';
    const { status, text } = await askDesk(key, { token, query: days });
    expect(status).toBe(200);
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).not.toContain('dolcevita');
    const backwards = { from: '2026-03-04', to: '2026-03-03' };
    expect(await askDesk(key, { token, query: backwards })).toMatchObject({
      code: 'input_invalid',
    });
    expect(await askDesk(key, { token, query: { from: 'May' } })).toMatchObject({ status: 422 });
    const where = { actor: `operator:${id}`, action: key };
    expect(await db().auditEntry.count({ where })).toBe(3);
  });
});
