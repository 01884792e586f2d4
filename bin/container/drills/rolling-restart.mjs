import { shell, waitUntilHealthy } from '../composition.mjs';
import { guideCommands } from '../guide.mjs';

/** Replaces both instances one after the other, as the guide does for a new version. */
export const rollingRestart = {
  name: 'rolling restart under load',
  limits: { lost: 0, twice: 0, faults: 0, silenceS: 5 },
  async run() {
    for (const command of guideCommands('rolling restart')) await shell(command);
    await waitUntilHealthy(['app1', 'app2'], 120_000);
  },
};
