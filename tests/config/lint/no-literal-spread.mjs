/**
 * Forbids `...{ a, b }` in object literals and in JSX: the spread switches off the check for excess properties
 * and adds nothing to naming the fields.
 */
export const noLiteralSpread = {
  meta: { type: 'problem' },
  create(context) {
    const check = (node) => {
      if (node.argument.type === 'ObjectExpression') {
        context.report({ node, message: 'Name the fields: a spread literal skips type checks.' });
      }
    };
    return { SpreadElement: check, JSXSpreadAttribute: check };
  },
};
