// Cuts the provider's published OpenAPI documents down to what the stand-in speaks.
// usage: node sandbox/adyen/openapi/trim.mjs CHECKOUT.json WEBHOOKS.json
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const OPERATIONS = {
  '/payments': ['post'],
  '/payments/details': ['post'],
  '/payments/{paymentPspReference}/refunds': ['post'],
  '/payments/{paymentPspReference}/captures': ['post'],
  '/payments/{paymentPspReference}/cancels': ['post'],
  '/paymentMethods': ['post'],
  '/storedPaymentMethods': ['get', 'post'],
  '/storedPaymentMethods/{storedPaymentMethodId}': ['delete'],
};
const EVENTS = [
  'AUTHORISATION',
  'CANCELLATION',
  'CAPTURE',
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'NOTIFICATION_OF_CHARGEBACK',
  'REFUND',
  'REQUEST_FOR_INFORMATION',
  'SECOND_CHARGEBACK',
];
// The stand-in takes cards alone; with one branch left `oneOf` errors name the wrong field.
const CHOICES = {
  'PaymentRequest.paymentMethod': ['CardDetails'],
  'PaymentResponse.action': ['CheckoutRedirectAction', 'CheckoutThreeDS2Action'],
};
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
  for (const [place, kept] of Object.entries(CHOICES)) {
    const [schema, property] = place.split('.');
    const field = schemas[schema].properties[property];
    field.oneOf = field.oneOf.filter((branch) => kept.includes(branch.$ref.split('/').at(-1)));
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
  visit(roots);
  return Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b)));
}

const bodySchema = (holder) => holder?.content?.['application/json']?.schema;

function operation(source) {
  const responses = Object.fromEntries(
    Object.entries(source.responses).map(([status, response]) => [
      status,
      {
        ...(bodySchema(response) && {
          content: { 'application/json': { schema: bodySchema(response) } },
        }),
      },
    ]),
  );
  const request = bodySchema(source.requestBody);
  return {
    ...(request && { requestBody: { content: { 'application/json': { schema: request } } } }),
    responses,
  };
}

function trimmed(source, section, kept) {
  const schemas = withoutProse(source.components.schemas);
  if (section === 'paths') narrow(schemas);
  const body = Object.fromEntries(
    Object.entries(kept).map(([name, verbs]) => [
      name,
      Object.fromEntries(verbs.map((verb) => [verb, operation(source[section][name][verb])])),
    ]),
  );
  return {
    openapi: source.openapi,
    info: { title: source.info.title, version: source.info.version },
    [section]: body,
    components: { schemas: reachable(body, schemas) },
  };
}

async function write(name, document) {
  const file = path.join(import.meta.dirname, name);
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  console.log(name, Object.keys(document.components.schemas).length, 'schemas');
}

const [checkoutFile, webhooksFile] = process.argv.slice(2);
const checkout = JSON.parse(await readFile(checkoutFile, 'utf8'));
const webhooks = JSON.parse(await readFile(webhooksFile, 'utf8'));
const events = Object.fromEntries(EVENTS.map((event) => [`/${event}`, ['post']]));
await write('checkout-v72.json', trimmed(checkout, 'paths', OPERATIONS));
await write('webhooks-v1.json', trimmed(webhooks, 'webhooks', events));
