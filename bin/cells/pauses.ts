import type pg from 'pg';
import { newId } from '#lib/kernel/ids.ts';
import { inTransaction } from './connections.ts';

type Move = 'out' | 'moved' | 'in' | 'loaded';
type Pause = { readonly move: Move | null; readonly snapshot: string | null };

/** The brand's pause in a cell; undefined if it is served there. */
export async function pauseOf(client: pg.Client, brandId: string): Promise<Pause | undefined> {
  const { rows } = await client.query<Pause>(
    `select move::text as move, move_snapshot as snapshot from brand_pauses where brand_id = $1`,
    [brandId],
  );
  return rows[0];
}

/** Pauses the brand as a part of its move. The access log has it before the rows are read, and moves with them. */
export async function pause(client: pg.Client, brandId: string, move: 'out' | 'in'): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(
      `insert into brand_pauses (brand_id, paused_at, move) values ($1, now(), $2::brand_move)
       on conflict (brand_id) do update set move = excluded.move, paused_at = excluded.paused_at, move_snapshot = null`,
      [brandId, move],
    );
    if (move === 'in') return;
    await client.query(
      `insert into audit_entries (id, actor, action, subject, data, brand_id, at)
       values ($1, 'system', 'brand.move', $2, '{}', $2, now())`,
      [newId(Date.now()), brandId],
    );
  });
}

export async function setMove(
  client: pg.Client,
  brandId: string,
  move: Move,
  snapshot?: string,
): Promise<void> {
  await client.query(
    `update brand_pauses set move = $2::brand_move, move_snapshot = coalesce($3, move_snapshot) where brand_id = $1`,
    [brandId, move, snapshot ?? null],
  );
}

/** The cell serves the brand again, and renders its pages afresh: it may have old ones. */
export async function endPause(client: pg.Client, brandId: string): Promise<void> {
  await client.query('delete from brand_pauses where brand_id = $1', [brandId]);
  await client.query(`select pg_notify('pages_changed', $1)`, [brandId]);
}
