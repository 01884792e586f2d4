import { brandIds } from '../../../lib/brands/brand-ids.ts';
import { brandFileSchema, type Brand } from '../../../lib/brands/schema.ts';
import { inFile, type Fault } from './fault.ts';

type Given = {
  readonly id: string;
  /** What brand.ts exports. */
  readonly file: unknown;
  readonly others: readonly Brand[];
  /** Whether the brand is to sell to real customers. */
  readonly production: boolean;
};

/** The brand's file: what the schema refuses, and what another brand already uses. */
export function checkFile({ id, file, others, production }: Given): readonly Fault[] {
  const given = typeof file === 'object' && file !== null ? file : {};
  // The schema accepts only registered ids, and a new folder is not registered until the lists are written.
  const { success, data, error } = brandFileSchema.safeParse({ ...given, id: brandIds[0] });
  const named = 'id' in given && given.id === id ? [] : [`id: is not the folder's name, ${id}`];
  if (!success) {
    const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return inFile('brand.ts', [...named, ...issues]);
  }
  const taken = others.flatMap((other) => [
    ...data.hosts
      .filter((host) => other.hosts.includes(host))
      .map((host) => `hosts: ${host} belongs to ${other.id}`),
    ...(['name', 'descriptor', 'botName'] as const)
      .filter((field) => other[field] === data[field])
      .map((field) => `${field}: ${data[field]} belongs to ${other.id}`),
  ]);
  const { hosted, members } = data.photoFolders;
  return inFile('brand.ts', [
    ...named,
    ...taken,
    ...(hosted === members ? ['photoFolders: hosted and members lie in one folder'] : []),
    ...(production && data.company.invented ? ['company: is an invented company'] : []),
  ]);
}
