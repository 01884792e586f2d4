import { analyse } from 'scslre';

const MESSAGES = {
  exponential: 'can take exponential time',
  polynomial: 'can take more than linear time',
};

/**
 * Refuses regular expressions whose time grows faster than an input that repeats one character: nested quantifiers,
 * neighbouring quantifiers that match the same text, and quantifiers that begin again at each character.
 */
export const linearPatterns = {
  meta: { type: 'problem' },
  create(context) {
    return {
      Literal(node) {
        if (!node.regex) return;
        const { pattern, flags } = node.regex;
        const { reports } = analyse({ source: pattern, flags });
        const [worst] = reports.toSorted((a, b) => Number(b.exponential) - Number(a.exponential));
        if (worst === undefined) return;
        const kind = MESSAGES[worst.exponential ? 'exponential' : 'polynomial'];
        context.report({
          node,
          message: `This pattern ${kind} (attack: "${worst.character.pick}").`,
        });
      },
    };
  },
};
