// Cuts the provider's published OpenAPI documents down to what the stand-in speaks.
// usage: node sandbox/paypal/openapi/trim.mjs ORDERS.json PAYMENTS.json VAULT.json WEBHOOKS.json
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const DOCUMENTS = [
  ['orders-v2', ['order_request', 'order', 'order_capture_request', 'error_default']],
  ['payments-v2', ['capture-2', 'refund_request', 'refund']],
  ['vault-v3', ['payment_token_response', 'customer_vault_payment_tokens_response']],
  ['webhooks-v1', ['event']],
];
// The stand-in takes the provider's own wallet alone.
const CHOICES = { payment_source: ['paypal'], payment_source_response: ['paypal'] };
const PROSE = new Set(['description', 'summary', 'example', 'examples', 'deprecated', 'title']);

function withoutProse(node, insideProperties = false) {
  if (Array.isArray(node)) return node.map((item) => withoutProse(item));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => insideProperties || (!PROSE.has(key) && !key.startsWith('x-')))
      .map(([key, value]) => [key, withoutProse(value, key === 'properties')]),
  );
}

function narrow(schemas) {
  for (const [name, kept] of Object.entries(CHOICES)) {
    const schema = schemas[name];
    if (schema === undefined) continue;
    schema.properties = Object.fromEntries(kept.map((key) => [key, schema.properties[key]]));
    schema.additionalProperties = false;
  }
}

function reachable(roots, schemas) {
  const found = new Map();
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    const name = typeof node.$ref === 'string' ? node.$ref.split('/schemas/')[1] : undefined;
    if (name !== undefined && !found.has(name)) {
      found.set(name, schemas[name]);
      visit(schemas[name]);
    }
    Object.values(node).forEach(visit);
  };
  visit(roots.map((name) => ({ $ref: `#/components/schemas/${name}` })));
  return Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b)));
}

for (const [index, [name, roots]] of DOCUMENTS.entries()) {
  const source = JSON.parse(await readFile(process.argv[index + 2], 'utf8'));
  const schemas = withoutProse(source.components.schemas, true);
  narrow(schemas);
  const document = {
    openapi: source.openapi,
    info: { title: source.info.title, version: source.info.version },
    components: { schemas: reachable(roots, schemas) },
  };
  const file = path.join(import.meta.dirname, `${name}.json`);
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  console.log(name, Object.keys(document.components.schemas).length, 'schemas');
}
