import { analyse } from 'scslre';

const MESSAGES = {
  exponential: 'can take exponential time',
  polynomial: 'can take more than linear time',
};

const isFunction = ({ type }) => /Function/.test(type);

/**
 * Refuses regular expressions whose time grows faster than an input that repeats one character: nested quantifiers,
 * neighbouring quantifiers that match the same text, and quantifiers that begin again at each character. A pattern that
 * is built of parts must be built when its module loads: tests/unit/guards/linear-patterns.test.ts finds it there. So no
 * pattern contains what a caller or the staff wrote.
 */
export const linearPatterns = {
  meta: { type: 'problem' },
  create(context) {
    const refuseLateBuilding = (node) => {
      if (node.callee.name !== 'RegExp') return;
      if (!context.sourceCode.getAncestors(node).some(isFunction)) return;
      context.report({
        node,
        message: 'A pattern is built when its module loads, not in a function.',
      });
    };
    return {
      NewExpression: refuseLateBuilding,
      CallExpression: refuseLateBuilding,
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
