import { Prisma, type Profile } from '../db/generated/client.ts';
import {
  ERASED_AT,
  fieldsFor,
  UNCHANGED,
  PROFILE_FIELDS,
  type FieldFor,
  type ProfileField,
} from './profile-fields.ts';

type EnumList = {
  [F in ProfileField]: Profile[F] extends readonly (infer One extends string)[]
    ? string extends One
      ? never
      : F
    : never;
}[ProfileField];

/** Lists of an enum are selected as texts: the driver does not know the type. */
const ENUM_LISTS: Readonly<Record<EnumList, true>> = {
  answeredBy: true,
  spokenLanguages: true,
  interests: true,
  promptQuestions: true,
};

function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

function selected(field: ProfileField, name: string): string {
  return `p.${columnOf(field)}${field in ENUM_LISTS ? '::text[]' : ''} as "${name}"`;
}

/** The columns of `profiles p` that an audience receives, and more of them, each named by its field. */
export function profileColumns(
  audience: 'others' | 'desk',
  more: readonly ProfileField[] = [],
): string {
  const fields = new Set([...fieldsFor(audience).map(([field]) => field), ...more]);
  return [...fields].map((field) => selected(field, field)).join(', ');
}

/** The columns of `profiles p` for a data export, by their names in it. */
export function exportedProfileColumns(): string {
  return fieldsFor('exported')
    .map(([field, name]) => selected(field, name))
    .join(', ');
}

/** The columns of the member's own profile, as Prisma's `select`. */
export function ownProfileColumns(): Readonly<Record<FieldFor<'own'>, true>> {
  return Object.fromEntries(fieldsFor('own').map(([field]) => [field, true])) as Record<
    FieldFor<'own'>,
    true
  >;
}

/** The assignments by which erasure empties a profile. */
export function erasedProfileColumns(now: Date): Prisma.Sql {
  const emptied = Object.entries(PROFILE_FIELDS).filter(([, { erased }]) => erased !== UNCHANGED);
  return Prisma.join(
    emptied.map(([field, { erased }]) => {
      const column = Prisma.raw(columnOf(field));
      return Prisma.sql`${column} = ${erased === ERASED_AT ? now : Prisma.raw(erased)}`;
    }),
  );
}
