import { jobsContract } from '../../../desk/jobs/contract.ts';
import { canGiveUp, giveUpJob } from '../../../desk/jobs/give-up-job.ts';
import { jobOverview } from '../../../desk/jobs/job-overview.ts';
import { cursorOf, jobRows } from '../../../desk/jobs/job-rows.ts';
import { jobKind } from '../../../desk/jobs/kinds.ts';
import { canRetry, retryJobs } from '../../../desk/jobs/retry-jobs.ts';
import { runNightly } from '../../../desk/jobs/run-nightly.ts';
import { fail } from '../../../kernel/errors.ts';
import { isId } from '../../../kernel/ids.ts';
import { handlersFor } from '../../handlers-for.ts';

const PAGE = 50;

export const jobsHandlers = handlersFor(jobsContract, {
  'GET /api/desk/jobs': ({ operator, now }) => jobOverview(operator(), now),
  'GET /api/desk/jobs/{kind}': async ({ params, query: { state, after }, operator, now }) => {
    const kind = jobKind(params['kind'] ?? '') ?? fail('not_found');
    const { name, about } = kind;
    const limit = PAGE + 1;
    const rows = await jobRows(kind, { operator: operator(), state, after, now, limit });
    const jobs = rows.slice(0, PAGE);
    const last = jobs.at(-1);
    return {
      name,
      about,
      jobs,
      retries: canRetry(kind, state),
      givesUp: state !== 'failed' && canGiveUp(name),
      next: rows.length > PAGE && last ? cursorOf(last) : null,
    };
  },
  'POST /api/desk/jobs/{kind}/retry': async ({ params, body, operator, actor, now }) => {
    const { id, state } = body;
    if (id !== undefined && !isId(id)) fail('not_found');
    const kind = params['kind'] ?? '';
    const count = await retryJobs({ operator: operator(), actor: actor(), kind, state, id, now });
    return { count };
  },
  'POST /api/desk/jobs/{kind}/giveUp': async ({ params, body, operator, actor, now }) => {
    if (!isId(body.id)) fail('not_found');
    const kind = params['kind'] ?? '';
    await giveUpJob({ ...body, operator: operator(), actor: actor(), kind, now });
    return { count: 1 };
  },
  'POST /api/desk/nightly/{name}/run': async ({ params, operator, actor, now }) => {
    await runNightly({ operator: operator(), actor: actor(), name: params['name'] ?? '', now });
    return { count: 1 };
  },
});
