import { exportContract } from '../../accounts/export/contract.ts';
import { downloadExport } from '../../accounts/export/download-export.ts';
import { listExports, requestExport } from '../../accounts/request-export.ts';
import { handlersFor } from '../handlers-for.ts';

export const exportHandlers = handlersFor(exportContract, {
  'GET /api/users/export': ({ member }) => listExports(member()),
  'POST /api/users/export': ({ member, now }) => requestExport(member(), now),
  'GET /api/users/export/{id}': async ({ member, params, brand, now }) => {
    const file = await downloadExport(member(), params.id, now);
    return new Response(new Uint8Array(file), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${brand.id}-${now.toISOString().slice(0, 10)}.zip"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
});
