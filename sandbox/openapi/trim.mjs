// Cuts the providers' published OpenAPI documents down to what the stand-ins speak.
// usage: node sandbox/openapi/trim.mjs FOLDER   (with the documents of documents.mjs; those not there are left out)
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENTS } from './documents.mjs';

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

function narrow(schemas, { branches = {}, properties = {} }) {
  for (const [place, names] of Object.entries(branches)) {
    const [schema, property] = place.split('.');
    const field = schemas[schema].properties[property];
    field.oneOf = field.oneOf.filter((branch) => names.includes(branch.$ref.split('/').at(-1)));
  }
  for (const [name, names] of Object.entries(properties)) {
    const schema = schemas[name];
    schema.properties = Object.fromEntries(names.map((key) => [key, schema.properties[key]]));
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
  visit(roots);
  return Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b)));
}

const bodySchema = (holder) => holder?.content?.['application/json']?.schema;

const bodyOf = (schema) => ({ content: { 'application/json': { schema } } });

function operation({ requestBody, responses }) {
  const request = bodySchema(requestBody);
  return {
    ...(request && { requestBody: bodyOf(request) }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => {
        const schema = bodySchema(response);
        return [status, schema ? bodyOf(schema) : {}];
      }),
    ),
  };
}

const selectOperations = (source, operations) =>
  Object.fromEntries(
    Object.entries(operations).map(([name, verbs]) => [
      name,
      Object.fromEntries(verbs.map((verb) => [verb, operation(source[name][verb])])),
    ]),
  );

function trimmed(source, row) {
  const schemas = withoutProse(source.components.schemas, true);
  narrow(schemas, row);
  const { section, operations, schemas: wanted = [] } = row;
  const body = section && selectOperations(source[section], operations);
  const roots = body ?? wanted.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return {
    openapi: source.openapi,
    info: { title: source.info.title, version: source.info.version },
    ...(body && { [section]: body }),
    components: { schemas: reachable(roots, schemas) },
  };
}

const [folder = '.'] = process.argv.slice(2);
for (const row of DOCUMENTS) {
  const from = path.join(folder, row.from);
  if (!existsSync(from)) continue;
  const document = trimmed(JSON.parse(await readFile(from, 'utf8')), row);
  const to = path.join(import.meta.dirname, '..', row.to);
  await writeFile(to, `${JSON.stringify(document, null, 2)}\n`);
  console.log(row.to, Object.keys(document.components.schemas).length, 'schemas');
}
