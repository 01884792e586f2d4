import Sequencer from '@jest/test-sequencer';

// Files that start complete apps, or seed or crawl complete worlds. A machine that has not run them has no
// durations, and one of them at the end leaves a core idle.
const LONG = /\/tests\/integration\/(?:processes|privacy|seed|http|jobs)\/|two-years/;

/** Long files first, then as Jest orders them: by their last duration, or by size. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...ordered.filter(isLong), ...ordered.filter((test) => !isLong(test))];
  }
}
