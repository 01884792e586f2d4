import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';

/** Drafts, a publication, a request for one and experiments of the configuration; an item of the queue passed on. */
export async function createConfigWorld(): Promise<void> {
  const at = clock.now();
  const draft = { content: {}, basedOn: 1, createdBy: 'test', savedBy: 'test' };
  await db().configDraft.createMany({
    data: [
      {
        ...draft,
        id: newId(),
        kind: 'flow',
        brandId: 'dolcevita',
        key: '7',
        createdAt: at,
        savedAt: at,
      },
      { ...draft, id: newId(), kind: 'plan', key: 'sub_1m', createdAt: at, savedAt: at },
    ],
  });
  await db().approval.create({
    data: {
      id: newId(),
      kind: 'settings',
      brandId: 'dolcevita',
      key: 'dolcevita',
      proposal: {},
      note: '?',
      requestedBy: 'test',
      requestedAt: at,
    },
  });
  await db().scheduledPublication.create({
    data: {
      id: newId(),
      kind: 'flow',
      brandIds: ['dolcevita'],
      key: '7',
      publication: {},
      note: '?',
      by: 'test',
      createdAt: at,
      at,
      dueAt: at,
    },
  });
  await db().groupDecision.create({
    data: {
      id: newId(),
      measure: 'block',
      reason: 'scam',
      note: '?',
      by: 'test',
      at,
      members: {
        create: {
          id: newId(),
          memberId: newId(),
          brandId: 'dolcevita',
          signals: ['card'],
          state: 'pending',
          dueAt: at,
        },
      },
    },
  });
  await db().recheck.create({
    data: {
      id: newId(),
      kind: 'photo',
      itemId: newId(),
      profileId: newId(),
      item: {},
      firstVerdict: 'approve',
      firstBy: 'test',
      firstAt: at,
    },
  });
  await db().queueEscalation.create({
    data: { kind: 'photo', itemId: newId(), note: '?', by: 'test', at },
  });
  const [control, challenger] = await db().flowVersion.findMany({ take: 2, select: { id: true } });
  if (!control || !challenger) throw new Error('fewer than two flow versions');
  await db().publication.create({
    data: { id: control.id, actor: 'test', note: 'The first', at },
  });
  const plan = {
    share: 50,
    goal: 'payment',
    windowDays: 7,
    baseline: 500,
    effect: 100,
  } as const;
  const experiment = {
    ...plan,
    brandId: 'dolcevita',
    controlId: control.id,
    challengerId: challenger.id,
    controlSize: 10,
    challengerSize: 10,
    note: '',
    startedBy: 'test',
    startedAt: at,
  };
  await db().flowExperiment.createMany({
    data: [
      { ...experiment, id: newId(), code: 'running', state: 'running' },
      { ...experiment, id: newId(), code: 'over', state: 'stopped', endedBy: 'test', endedAt: at },
    ],
  });
}
