import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createConnection } from 'mysql2/promise';
import { Client } from 'pg';

/** A database beside the platform's own, empty and of its own for one test file. */
export interface ExternalDatabase {
  kind: 'sqlite' | 'postgres' | 'mysql';
  /** `host:port` to be allowed, where there is one. */
  address: string | null;
  /** Makes it and tells how to reach it: fields of `database_config`. */
  create(dataFolder: string): Promise<Record<string, string | number>>;
  /** Runs statements in it as its administrator. */
  run(...statements: string[]): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
}

const name = `portico_outside_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
/** Of the account the platform uses; must never be seen in an answer. */
export const canary = 'canary-Passw0rd-7f3a';

/** Every kind this machine has a server for. */
export function externalDatabases(): ExternalDatabase[] {
  const { PORTICO_TEST_POSTGRES, PORTICO_TEST_MARIADB } = process.env;
  return [sqlite(), ...(PORTICO_TEST_POSTGRES ? [postgres(PORTICO_TEST_POSTGRES)] : []), ...(PORTICO_TEST_MARIADB ? [mysql(PORTICO_TEST_MARIADB)] : [])];
}

function sqlite(): ExternalDatabase {
  let file = '';
  return {
    kind: 'sqlite',
    address: null,
    async create(dataFolder) {
      mkdirSync(join(dataFolder, 'databases'), { recursive: true });
      file = join(dataFolder, 'databases', `${name}.db`);
      return { kind: 'sqlite', name: `${name}.db` };
    },
    async run(...statements) {
      const database = new DatabaseSync(file);
      try {
        return statements.flatMap((statement) => {
          if (/^select/i.test(statement)) return database.prepare(statement).all();
          database.exec(statement);
          return [];
        });
      } finally {
        database.close();
      }
    },
    async remove() {
      if (file !== '') rmSync(file, { force: true });
    },
  };
}

function postgres(url: string): ExternalDatabase {
  const { hostname, port } = new URL(url);
  const run = async (database: string | null, statements: string[]) => {
    const target = new URL(url);
    if (database !== null) target.pathname = `/${database}`;
    const client = new Client({ connectionString: target.href });
    await client.connect();
    try {
      const rows: Record<string, unknown>[] = [];
      for (const statement of statements) rows.push(...(await client.query(statement)).rows);
      return rows;
    } finally {
      await client.end();
    }
  };
  return {
    kind: 'postgres',
    address: `${hostname}:${port || 5432}`,
    async create() {
      await run(null, [`create database ${name}`, `create role ${name} login password '${canary}'`, `alter database ${name} owner to ${name}`]);
      await run(name, [`alter schema public owner to ${name}`]);
      return { kind: 'postgres', host: hostname, port: Number(port || 5432), account: name, password: canary, name };
    },
    run: (...statements) => run(name, [`set role ${name}`, ...statements]),
    async remove() {
      await run(null, [`drop database if exists ${name} with (force)`, `drop role if exists ${name}`]);
    },
  };
}

function mysql(url: string): ExternalDatabase {
  const { hostname, port } = new URL(url);
  const run = async (database: string | null, statements: string[]) => {
    const target = new URL(url);
    target.pathname = `/${database ?? ''}`;
    const connection = await createConnection(target.href);
    try {
      const rows: Record<string, unknown>[] = [];
      for (const statement of statements) {
        const [answer] = await connection.query(statement);
        if (Array.isArray(answer)) rows.push(...(answer as Record<string, unknown>[]));
      }
      return rows;
    } finally {
      await connection.end();
    }
  };
  const account = name.slice(-24);
  return {
    kind: 'mysql',
    address: `${hostname}:${port || 3306}`,
    async create() {
      await run(null, [
        `create database ${name} character set utf8mb4`,
        `create user '${account}'@'%' identified by '${canary}'`,
        `grant all on ${name}.* to '${account}'@'%'`,
      ]);
      return { kind: 'mysql', host: hostname, port: Number(port || 3306), account, password: canary, name };
    },
    run: (...statements) => run(name, statements),
    async remove() {
      await run(null, [`drop database if exists ${name}`, `drop user if exists '${account}'@'%'`]);
    },
  };
}
