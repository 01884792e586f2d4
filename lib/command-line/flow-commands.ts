import { readFile } from 'node:fs/promises';
import { brandById } from '../brands/registry.ts';
import { db, inTransaction } from '../db/client.ts';
import { findFaults } from '../flows/find-faults.ts';
import { publishFlow } from '../flows/publish-flow.ts';
import { currentFlow, newestFlows } from '../flows/queries.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';
import type { Command } from './command.ts';

const brandOf = (id: string) => brandById(id) ?? fail('not_found', { brand: id });

async function configIn(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return fail('input_invalid', { file });
  }
}

/** Command-line commands that read, check and publish flows without a deployment. */
export const flowCommands: Readonly<Record<string, Command>> = {
  flows: {
    usage: 'flows BRAND',
    needs: 1,
    run: async ({ args: [brandId = ''] }) => {
      const flows = await newestFlows(brandOf(brandId).id);
      return flows.map(
        ({ code, version, publishedAt }) =>
          `${code}: version ${String(version)}, published ${publishedAt.toISOString()}`,
      );
    },
  },
  flow: {
    usage: 'flow BRAND CODE (prints the JSON for publish-flow)',
    needs: 2,
    run: async ({ args: [brandId = '', code = ''] }) => {
      const { config } = await currentFlow(brandOf(brandId).id, code);
      return [JSON.stringify(config, null, 2)];
    },
  },
  'check-flow': {
    usage: 'check-flow BRAND FILE.json (does not publish)',
    needs: 2,
    run: async ({ args: [brandId = '', file = ''] }) => {
      const { faults } = await findFaults(db(), brandOf(brandId).id, await configIn(file));
      if (faults.length === 0) return ['No errors.'];
      return faults.map(({ path, code }) => `${path}: ${code}`);
    },
  },
  'publish-flow': {
    usage: 'publish-flow BRAND CODE FILE.json',
    needs: 3,
    run: async ({ args: [brandId = '', code = '', file = ''], actor, now }) => {
      const brand = brandOf(brandId);
      const config = await configIn(file);
      const version = await inTransaction(async (tx) => {
        const flow = await publishFlow(tx, {
          brandId: brand.id,
          code,
          config,
          by: { actor, note: '' },
          now,
        });
        const data = { code, version: flow.version };
        await audit(tx, { actor, action: 'flow.publish', subject: brand.id, data, now });
        return flow.version;
      });
      return [
        `Flow ${code} of ${brand.name} published as version ${String(version)}; new sessions use it.`,
      ];
    },
  },
};
