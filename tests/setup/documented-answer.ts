import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { root } from './process.ts';

type Content = Readonly<Record<string, { readonly schema?: object }>>;
type Documented = { readonly content?: Content; readonly $ref?: string };
type Operation = { readonly responses: Readonly<Record<string, Documented>> };
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: object;
    readonly responses: Readonly<Record<string, Documented>>;
  };
};

const document = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as Document;
// Formats of other vocabularies, such as the content encoding, are annotations.
const ajv = new Ajv2020({ strict: false, allErrors: true });
// The package's types describe its CommonJS form, in which the function is a property.
(addFormats as unknown as (to: Ajv2020) => void)(ajv);
const validators = new Map<string, ValidateFunction>();

function validatorOf(name: string, schema: object): ValidateFunction {
  const known = validators.get(name);
  if (known !== undefined) return known;
  const made = ajv.compile({ ...schema, components: { schemas: document.components.schemas } });
  validators.set(name, made);
  return made;
}

/** What of an answer differs from docs/openapi.json, in a sentence; undefined when nothing does. */
export function undocumented(
  key: string,
  { status, type, text }: { readonly status: number; readonly type: string; readonly text: string },
): string | undefined {
  const [method = '', path = ''] = key.split(' ');
  const responses = document.paths[path]?.[method.toLowerCase()]?.responses;
  if (responses === undefined) return `${key} is not documented`;
  const listed = responses[String(status)] ?? responses[`${String(status)[0] ?? ''}XX`];
  const shared = listed?.$ref?.split('/').at(-1);
  const response = shared === undefined ? listed : document.components.responses[shared];
  if (response === undefined) return `${key} answers ${status}, which is not documented: ${text}`;
  if (response.content === undefined) return undefined;
  const media = type.split(';')[0] ?? '';
  const schema = response.content[media]?.schema;
  if (schema === undefined) return `${key} answers ${status} as ${media}, which is not documented`;
  const validate = validatorOf(`${key} ${status} ${media}`, schema);
  if (validate(media === 'application/json' ? JSON.parse(text) : text)) return undefined;
  return `${key} ${status}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 500)}`;
}
