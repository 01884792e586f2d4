/**
 * Forbids `...{ a, b }` in object literals and in JSX: the spread switches off the check for excess properties
 * and adds nothing to naming the fields. Forbids `...[a, b]` in lists, arguments and calls: it only saves lines.
 */
export const noLiteralSpread = {
  meta: { type: 'problem' },
  create(context) {
    const check = (node) => {
      if (node.argument.type === 'ObjectExpression') {
        context.report({ node, message: 'Name the fields: a spread literal skips type checks.' });
      }
      const { expression } = node.argument;
      if (node.argument.type === 'ArrayExpression' || expression?.type === 'ArrayExpression') {
        context.report({
          node,
          message: 'List the elements themselves, or use groups and flat().',
        });
      }
    };
    return { SpreadElement: check, JSXSpreadAttribute: check };
  },
};
