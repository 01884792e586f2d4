import { expect, test } from '@jest/globals';
import { guideCommands } from '../../../bin/container/guide.mjs';

test.each(['rolling restart', 'back to a time'])(
  'the guide has the commands that the container test plays: %s',
  (name) => {
    const commands = guideCommands(name, '2026-11-23 14:05:00+00');
    expect(commands.length).toBeGreaterThan(2);
    expect(commands.filter((command) => !command.startsWith('docker compose '))).toEqual([]);
    expect(commands.join()).not.toContain('TIME');
  },
);
