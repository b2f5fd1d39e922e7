import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { texts } from '../../../generated/words/engine-server/read-config.ts';
import { closest } from '../../core/descriptor/parse/closest.ts';
import { fillText, type Text } from '../../core/text/text.ts';
import { defaultCost } from '../auth/accounts/passwords.ts';
import { type Bucket, type Config, ConfigError, losses } from '../kernel/process/config.ts';
import { isOutboundEntry } from '../outbound/outbound-allow.ts';

const prefix = 'PORTICO_';
/** Variables of the project's tests and tools, which pass their environment on to the server. */
const ofTools = /^PORTICO_(TEST_[A-Z]+|FAULTS|PHALAPI|PHPSTAN|PHP_CS_FIXER|CANARY|BACKUP_[A-Z]+|NODE|DEV)$/;

/**
 * Reads and validates the environment.
 * @throws ConfigError with all errors in one message
 */
export function readConfig(variables: NodeJS.ProcessEnv, root: string): Config {
  const errors: Text[] = [];
  const readNames: string[] = [];
  const environment = new Proxy(variables, {
    get(target, name) {
      readNames.push(String(name));
      return target[String(name)];
    },
  });
  const reportError = (name: string, allowed: Text) => void errors.push(fillText(texts.value, { name, value: environment[name] ?? '', allowed }));
  const port = environment.PORT ?? '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) reportError('PORT', texts.port);
  const databaseUrl = environment.DATABASE_URL || undefined;
  // Not repeated: it holds a password.
  if (databaseUrl && !isPostgresUrl(databaseUrl)) errors.push(texts.databaseUrl);
  const redisUrl = environment.REDIS_URL || undefined;
  if (redisUrl && !(/^rediss?:\/\//.test(redisUrl) && URL.canParse(redisUrl))) errors.push(texts.redisUrl);
  const amqpUrl = environment.AMQP_URL || undefined;
  if (amqpUrl && !(/^amqps?:\/\/[^/]/.test(amqpUrl) && URL.canParse(amqpUrl))) errors.push(texts.amqpUrl);
  const mail = readMail(environment, errors);
  const payments = readPayments(environment, reportError);
  const bucket = readBucket(environment, errors, reportError);
  const adminPassword = environment.PORTICO_ADMIN_PASSWORD || undefined;
  if (adminPassword && !/^\S{6,20}$/.test(adminPassword)) errors.push(texts.adminPassword);
  const passwordCost = readInteger(environment, 'PORTICO_PASSWORD_COST', { fallback: defaultCost, min: 10, max: 20 }, reportError);
  const uploads = {
    bytes: readInteger(environment, 'PORTICO_UPLOAD_MB', { fallback: 500, min: 0, max: 999_999_999 }, reportError) * 1_048_576,
    files: readInteger(environment, 'PORTICO_UPLOAD_FILES', { fallback: 2_000, min: 0, max: 999_999_999 }, reportError),
  };
  const captcha = readSwitch(environment, 'PORTICO_CAPTCHA', true, reportError);
  const demo = readSwitch(environment, 'PORTICO_DEMO', true, reportError);
  const trustedProxies = listOf(environment.TRUSTED_PROXIES);
  if (!trustedProxies.every((entry) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry))) reportError('TRUSTED_PROXIES', texts.addresses);
  if (!listOf(environment.PORTICO_OUTBOUND_ALLOW).every(isOutboundEntry)) reportError('PORTICO_OUTBOUND_ALLOW', texts.targets);
  const lost = listOf(environment.PORTICO_ACCEPT_LOSS);
  const acceptedLoss = losses.filter((loss) => lost.includes(loss));
  if (lost.length !== acceptedLoss.length) reportError('PORTICO_ACCEPT_LOSS', texts.losses);
  const config = {
    port: Number(port),
    host: environment.HOST || '127.0.0.1',
    dataFolder: resolve(root, environment.PORTICO_DATA || 'data'),
    databaseUrl,
    redisUrl,
    amqpUrl,
    mail,
    payments,
    bucket,
    adminPassword,
    passwordCost,
    uploads,
    captcha,
    demo,
    trustedProxies,
    extraSchemas: environment.PORTICO_SCHEMAS ? resolve(root, environment.PORTICO_SCHEMAS) : undefined,
    acceptedLoss,
  };
  errors.push(...Object.keys(variables).flatMap((name) => nameError(name, readNames)));
  if (errors.length > 0) throw new ConfigError(...errors);
  return config;
}

/** A misspelt name would silently leave its default in force. */
function nameError(name: string, known: string[]): Text[] {
  if (!name.startsWith(prefix) || known.includes(name) || ofTools.test(name)) return [];
  const own = known.filter((other) => other.startsWith(prefix)).map((other) => other.slice(prefix.length));
  const meant = closest(name.slice(prefix.length), own);
  return [meant === undefined ? fillText(texts.unknown, { name }) : fillText(texts.misspelt, { name, meant: prefix + meant })];
}

/** SMTP_URL is never repeated in a message: it contains a password. */
function readMail({ SMTP_URL: url, SMTP_FROM: from = '' }: NodeJS.ProcessEnv, errors: Text[]): Config['mail'] {
  if (!url) return undefined;
  const isAddress = /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url) && !/%(?![0-9a-f]{2})/i.test(url);
  if (!isAddress) errors.push(texts.smtpUrl);
  if (!/^(?:[^<>@\r\n]{0,100}<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from)) errors.push(texts.smtpFrom);
  return { url, from };
}

/** Reads the addresses of the payment providers, for operators who reach them through a gateway of their own. */
function readPayments(environment: NodeJS.ProcessEnv, reportError: ReportError): Config['payments'] {
  const urlOf = (name: string) => {
    const text = environment[name] || undefined;
    if (text && !/^https?:$/.test(URL.parse(text)?.protocol ?? '')) reportError(name, texts.webAddress);
    return text;
  };
  return { alipay: urlOf('PORTICO_ALIPAY_URL'), paypal: urlOf('PORTICO_PAYPAL_URL') };
}

/** Keys are never repeated in a message. One without the other, or settings without a bucket, would silently be ignored. */
function readBucket(environment: NodeJS.ProcessEnv, errors: Text[], reportError: ReportError): Bucket | undefined {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  const hasPathStyle = readSwitch(environment, 'S3_PATH_STYLE', Boolean(endpoint), reportError);
  if (!name) {
    if (endpoint || region || accessKeyId || secretAccessKey) errors.push(texts.bucketNeeded);
    return undefined;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) reportError('S3_BUCKET', texts.bucket);
  if (endpoint && !(/^https?:\/\/[^/]/.test(endpoint) && URL.canParse(endpoint))) reportError('S3_ENDPOINT', texts.endpoint);
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) errors.push(texts.bucketKeys);
  const keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { name, endpoint: endpoint || undefined, region: region || 'us-east-1', keys, hasPathStyle };
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && !/%(?![0-9a-f]{2})/i.test(text);
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

type ReportError = (name: string, allowed: Text) => void;

function readInteger(
  environment: NodeJS.ProcessEnv,
  name: string,
  { fallback, min, max }: Record<'fallback' | 'min' | 'max', number>,
  reportError: ReportError,
): number {
  const text = environment[name] || String(fallback);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) reportError(name, fillText(texts.integer, { min, max }));
  return value;
}

function readSwitch(environment: NodeJS.ProcessEnv, name: string, fallback: boolean, reportError: ReportError): boolean {
  const value = environment[name];
  if (value === undefined || value === '') return fallback;
  if (value !== 'on' && value !== 'off') reportError(name, texts.switch);
  return value === 'on';
}
