import { ALLOWED, IN_COMMENTS, IN_NAMES, WHOLE_NAMES } from './banned-terms.mjs';

const BOUNDARY = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z]+/;

/** Whether a name has a replaced term: `toldAt`, `TOLD_AT` and `told-at.ts` have the part `told`. */
export function isBanned(name) {
  const parts = name.split(BOUNDARY).map((part) => part.toLowerCase());
  return parts.some((part) => IN_NAMES.has(part)) || WHOLE_NAMES.has(name.toLowerCase());
}

/** Forbids the replaced terms of docs/vocabulary.md in names of files and identifiers, and in comments. */
export const standardTerms = {
  meta: { type: 'problem' },
  create(context) {
    const path = context.physicalFilename.slice(context.cwd.length + 1);
    const allowed = ALLOWED.filter(({ files }) => files.test(path));
    const report = (place, term) => {
      if (allowed.some(({ terms }) => terms.test(term))) return;
      context.report({ ...place, message: `"${term}" is not a standard term: docs/vocabulary.md` });
    };
    const checkName = (node) => {
      if (isBanned(node.name)) report({ node }, node.name);
    };
    return {
      Program(node) {
        for (const part of path.split('/')) if (isBanned(part)) report({ node }, part);
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          const [term] = IN_COMMENTS.exec(value) ?? [];
          if (term !== undefined) report({ loc }, term);
        }
      },
      Identifier: checkName,
      JSXIdentifier: checkName,
      PrivateIdentifier: checkName,
    };
  },
};
