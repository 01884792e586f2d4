import { expect, test } from '@jest/globals';
import { guideCommands } from '../../../bin/container/guide.mjs';

const PLAYED = [
  ['start', 1],
  ['rolling restart', 4],
  ['back to a time', 10],
  ['new cell, tables', 2],
  ['new cell, shared rows', 1],
  ['new cell, start', 1],
  ['move a brand', 4],
  ['delete a moved brand', 1],
] as const;

test.each(PLAYED)('the guide has the commands that the container test plays: %s', (name, count) => {
  const values = { TIME: '2026-11-23 14:05:00+00', fuego: 'serra' };
  const commands = guideCommands(name, values);
  expect(commands).toHaveLength(count);
  expect(commands.filter((command) => !/^(?:docker compose|mv) /.test(command))).toEqual([]);
  expect(commands.join()).not.toMatch(/TIME|fuego|…/);
  // Without a terminal, as from a script.
  expect(commands.filter((command) => / (?:run|exec)(?!.* -T )/.test(command))).toEqual([]);
});
