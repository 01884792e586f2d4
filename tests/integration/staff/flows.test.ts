// [money §1 A flow decides cost]
import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { db } from '#lib/db/client.ts';
import { currentFlow } from '#lib/flows/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { runCommand } from '#lib/command-line/command-line.ts';

const brandId = 'dolcevita';
const folder = await mkdtemp(join(tmpdir(), 'amarena-flows-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const desk = (...args: string[]) => runCommand(args, clock.now());
const audited = () =>
  db().auditEntry.count({ where: { action: 'flow.publish', subject: brandId } });
const versions = (code: string) => db().flowVersion.count({ where: { brandId, code } });

async function fileOf(content: string): Promise<string> {
  const file = join(folder, `${String(content.length)}.json`);
  await writeFile(file, content);
  return file;
}

describe('flows on the command line', () => {
  test('are listed, and shown as JSON that can be published again', async () => {
    const { lines } = await desk('flows', brandId);
    expect(lines.map((line) => line.split(':')[0])).toEqual(
      expect.arrayContaining(['7', '0000', '12', '15', '21']),
    );
    const { lines: shown } = await desk('flow', brandId, '7');
    const { config } = await currentFlow(brandId, '7');
    expect(JSON.parse(shown.join('\n'))).toEqual(config);
    const file = await fileOf(shown.join('\n'));
    expect(await desk('check-flow', brandId, file)).toEqual({
      code: 0,
      lines: ['No errors.'],
    });
    expect(await versions('desk')).toBe(0);
    const published = await desk('publish-flow', brandId, 'desk', file);
    expect(published.lines[0]).toContain('version 1');
    expect((await currentFlow(brandId, 'desk')).config).toEqual(config);
    expect(await audited()).toBe(1);
  });

  test('with faults are refused, each fault is named, and nothing is stored', async () => {
    const { config } = await currentFlow(brandId, '7');
    const file = await fileOf(
      JSON.stringify({ ...config, hooks: [], plans: { ...config.plans, verification: [] } }),
    );
    const before = await audited();
    expect((await desk('check-flow', brandId, file)).lines).toEqual([
      'plans.verification: verification_missing',
      'hooks: hook_missing',
      'hooks: hook_missing',
    ]);
    const refused = await desk('publish-flow', brandId, 'faulty', file);
    expect(refused.code).toBe(1);
    expect(refused.lines[0]).toContain('plans.verification verification_missing');
    expect(await versions('faulty')).toBe(0);
    expect(await audited()).toBe(before);
    const broken = await fileOf('{');
    expect((await desk('publish-flow', brandId, 'faulty', broken)).lines[0]).toContain(broken);
    expect((await desk('flows', 'nobody')).lines[0]).toContain('not_found');
  });
});
