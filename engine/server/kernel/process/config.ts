import { StartError } from './start-error.ts';

/** What the operator sets by environment variables; see README. */
export interface Config {
  port: number;
  host: string;
  /** Folder of the embedded database, uploads and generated files of this installation. Absolute. */
  dataFolder: string;
  /** PostgreSQL address; undefined means the embedded SQLite database in `dataFolder`. */
  databaseUrl: string | undefined;
  /** Redis or Valkey, where several instances count calls exactly; undefined: in memory, or in shares of PostgreSQL. */
  redisUrl: string | undefined;
  /** RabbitMQ, where the instances share deliveries by a broker; undefined: by the database. */
  amqpUrl: string | undefined;
  /** Address of the operator's mail server, and whom letters come from; undefined: no letters are sent. */
  mail: { url: string; from: string } | undefined;
  /** Addresses at which payment providers are asked instead of their own. */
  payments: { alipay: string | undefined; paypal: string | undefined };
  /** Where files are kept; undefined: in the data folder. */
  bucket: Bucket | undefined;
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
  /** PORTICO_ACCEPT_LOSS: what the operator gives up for lost, so that the server starts without it. */
  acceptedLoss: Loss[];
}

/** A bucket of an S3-compatible service. */
export interface Bucket {
  name: string;
  /** Undefined: Amazon's, of the region. */
  endpoint: string | undefined;
  region: string;
  /** Undefined: those of the machine's role. */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** The bucket stands in the path of addresses, and not in their host. */
  hasPathStyle: boolean;
}

/** Losses an operator can accept: the secrets of a lost `keyring.json`; the changes behind damage of the write-ahead log. */
export const losses = ['keyring', 'log'] as const;
type Loss = (typeof losses)[number];

/** A setting that cannot be used; the message names the variable and what is allowed. */
export class ConfigError extends StartError {}
