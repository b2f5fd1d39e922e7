import { resolve } from 'node:path';
import { defaultCost } from './auth/passwords.ts';

/** What the operator sets by environment variables; see README. */
export interface Config {
  port: number;
  host: string;
  /** Folder of the embedded database, uploads and generated files of this installation. Absolute. */
  dataFolder: string;
  /** PostgreSQL address; undefined means the embedded SQLite database in `dataFolder`. */
  databaseUrl: string | undefined;
  adminPassword: string | undefined;
  /** scrypt's N for new password hashes, as an exponent of two: each step doubles a login's time and memory. */
  passwordCost: number;
  /** What one account may keep in uploaded files. */
  uploads: { bytes: number; files: number };
  captcha: boolean;
  demo: boolean;
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** PORTICO_SCHEMAS: a folder of descriptors beside the product's own. Absolute. */
  extraSchemas: string | undefined;
}

/** A setting that cannot be used; the message names the variable and what is allowed. */
export class ConfigError extends Error {}

/** Reads and checks the environment. Throws ConfigError with every fault in one message. */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const faults: string[] = [];
  const port = Number(environment.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push(`PORT is "${environment.PORT}"; allowed: an integer from 0 to 65535`);
  const databaseUrl = environment.DATABASE_URL || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) faults.push('DATABASE_URL must begin with postgres:// ; leave it out for the embedded database');
  const adminPassword = environment.PORTICO_ADMIN_PASSWORD || undefined;
  if (adminPassword && !/^\S{6,20}$/.test(adminPassword)) faults.push('PORTICO_ADMIN_PASSWORD must have 6 to 20 characters and no space');
  const passwordCost = Number(environment.PORTICO_PASSWORD_COST || defaultCost);
  if (!Number.isInteger(passwordCost) || passwordCost < 10 || passwordCost > 20) {
    faults.push(`PORTICO_PASSWORD_COST is "${environment.PORTICO_PASSWORD_COST}"; allowed: an integer from 10 to 20`);
  }
  const uploads = {
    bytes: readCount(environment, 'PORTICO_UPLOAD_MB', 500, faults) * 1_048_576,
    files: readCount(environment, 'PORTICO_UPLOAD_FILES', 2_000, faults),
  };
  const captcha = readSwitch(environment, 'PORTICO_CAPTCHA', true, faults);
  const demo = readSwitch(environment, 'PORTICO_DEMO', true, faults);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return {
    port,
    host: environment.HOST || '127.0.0.1',
    dataFolder: resolve(root, environment.PORTICO_DATA || 'data'),
    databaseUrl,
    adminPassword,
    passwordCost,
    uploads,
    captcha,
    demo,
    trustedProxies: (environment.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    extraSchemas: environment.PORTICO_SCHEMAS ? resolve(root, environment.PORTICO_SCHEMAS) : undefined,
  };
}

function readCount(environment: NodeJS.ProcessEnv, name: string, fallback: number, faults: string[]): number {
  const value = environment[name] || String(fallback);
  if (!/^\d{1,9}$/.test(value)) faults.push(`${name} is "${value}"; allowed: an integer from 0 to 999999999`);
  return Number(value);
}

function readSwitch(environment: NodeJS.ProcessEnv, name: string, fallback: boolean, faults: string[]): boolean {
  const value = environment[name];
  if (value === undefined || value === '') return fallback;
  if (value === 'on' || value === 'off') return value === 'on';
  faults.push(`${name} is "${value}"; allowed: on, off`);
  return fallback;
}
