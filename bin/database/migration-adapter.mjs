import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { stepsOf } from './migration-steps.mjs';

const ONE_BYTE_CHAR = 18;
const TEXT = 25;

/**
 * Prisma's PostgreSQL adapter adapted for migrations. As published (7.10) it splits scripts at every
 * semicolon, inside strings and functions too; it refuses the catalog's type "char", so no schema with a
 * CHECK can be read; and its shadow database is the main one when it is given an address.
 */
export class MigrationAdapterFactory extends PrismaPg {
  #url;

  constructor(url) {
    super({ connectionString: url, max: 1 });
    this.#url = url;
  }

  async connect() {
    return repaired(await super.connect());
  }

  async connectToShadowDb() {
    const name = `shadow_${randomUUID().replaceAll('-', '')}`;
    const main = await this.connect();
    await main.executeScript(`create database ${name}`);
    const address = new URL(this.#url);
    address.pathname = `/${name}`;
    const shadow = await new MigrationAdapterFactory(address.href).connect();
    const close = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await close();
      await main.executeScript(`drop database ${name} with (force)`);
      await main.dispose();
    };
    return shadow;
  }
}

function repaired(adapter) {
  const pool = adapter.underlyingDriver();
  // One simple query for the whole script: PostgreSQL runs it in one transaction, so it applies whole or not at
  // all. Steps outside a transaction run one by one.
  adapter.executeScript = async (script) => {
    try {
      for (const { sql } of stepsOf(script) ?? [{ sql: script }]) await pool.query(sql);
    } catch (error) {
      adapter.onError(error);
    }
  };
  const columnsOf = new WeakMap();
  const perform = adapter.performIO.bind(adapter);
  adapter.performIO = async (statement) => {
    const result = await perform(statement);
    const isChar = result.fields.map((field) => field.dataTypeID === ONE_BYTE_CHAR);
    columnsOf.set(statement, isChar);
    result.fields.forEach((field, index) => {
      if (isChar[index]) field.dataTypeID = TEXT;
    });
    return result;
  };
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (statement) => {
    const result = await queryRaw(statement);
    const isChar = columnsOf.get(statement) ?? [];
    const columnTypes = result.columnTypes.map((type, index) =>
      isChar[index] ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  };
  return adapter;
}
