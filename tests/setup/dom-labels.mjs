import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const controls = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList.js');
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants.js');

const known = new WeakMap();

/** The labels of each control of a tree, in the order of the tree. */
function labelsIn(root) {
  const last = known.get(root);
  if (last?.version === root._version) return last.labels;
  const labels = new Map();
  for (const node of domSymbolTree.treeIterator(root)) {
    const { control } = node;
    if (control) labels.set(control, [...(labels.get(control) ?? []), node]);
  }
  known.set(root, { version: root._version, labels });
  return labels;
}

// jsdom walks the whole tree for each control whose labels are read, and in each step again for each label. Here
// the labels of a tree are found once, until it changes.
controls.getLabelsForLabelable = (control) => {
  if (!controls.isLabelable(control)) return null;
  const root = control.getRootNode({});
  control._labels ??= NodeList.createImpl(root._globalObject, [], {
    element: root,
    query: () => labelsIn(root).get(control) ?? [],
  });
  return control._labels;
};
