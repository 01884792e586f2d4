const AT_ONCE = new Set(['all', 'allSettled', 'any', 'race']);

const isAtOnce = ({ type, callee }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'Promise' &&
  AT_ONCE.has(callee.property.name);

const begins = ({ params }) =>
  Array.isArray(params) && params.some(({ type, name }) => type === 'Identifier' && name === 'tx');

/**
 * Forbids `tx` inside `Promise.all` and its like, unless the transaction begins there: it has one connection, on
 * which statements run one after the other.
 */
export const noConcurrentTransaction = {
  meta: { type: 'problem' },
  create(context) {
    return {
      Identifier(node) {
        if (node.name !== 'tx') return;
        for (let around = node.parent; around && !begins(around); around = around.parent) {
          if (!isAtOnce(around)) continue;
          context.report({ node, message: 'Await the statements of a transaction one by one.' });
          return;
        }
      },
    };
  },
};
