// Writes the message models of Mollie's own client as an OpenAPI document, which sandbox/openapi/trim.mjs cuts.
// usage: npm install --prefix FOLDER mollie-api-typescript@1.12.28 zod@4 zod-to-json-schema@3
//        node sandbox/mollie/openapi/models.mjs FOLDER    (writes FOLDER/mollie-v2.json)
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const READ = ['PaymentRequest', 'EntityCustomer', 'RefundRequest'];
const WRITTEN = [
  'PaymentResponse',
  'CustomerResponse',
  'MandateResponse',
  'RefundResponse',
  'EntityChargeback',
];

const [folder] = process.argv.slice(2);
const modules = path.resolve(folder, 'node_modules');
const { zodToJsonSchema } = await import(`${modules}/zod-to-json-schema/dist/esm/index.js`);

/** The client takes words that it does not know; the stand-in shall not. */
function closed(node) {
  if (Array.isArray(node)) return node.map(closed);
  if (node === null || typeof node !== 'object') return node;
  const { anyOf } = node;
  const constants = anyOf?.filter((branch) => branch.const !== undefined);
  if (constants?.length > 0 && constants.length === anyOf.length - 1) {
    return { type: 'string', enum: constants.map((branch) => branch.const) };
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
}

async function schemaOf(model, direction) {
  const file = `${modules}/mollie-api-typescript/dist/esm/models/${model.toLowerCase()}.js`;
  const schema = (await import(file))[`${model}$${direction}Schema`];
  const options = { effectStrategy: 'input', pipeStrategy: 'input', $refStrategy: 'none' };
  const written = closed(zodToJsonSchema(schema, { ...options, strictUnions: true }));
  delete written.$schema;
  return [model, written];
}

const schemas = await Promise.all([
  ...READ.map((model) => schemaOf(model, 'outbound')),
  ...WRITTEN.map((model) => schemaOf(model, 'inbound')),
]);
const document = {
  openapi: '3.1.0',
  info: { title: 'Mollie API', version: 'mollie-api-typescript 1.12.28' },
  components: { schemas: Object.fromEntries(schemas) },
};
await writeFile(path.join(folder, 'mollie-v2.json'), JSON.stringify(document));
