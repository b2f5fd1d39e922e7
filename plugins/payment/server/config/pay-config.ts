import { openSecret, type Platform, type Query } from '../../../../engine/server/index.ts';
import { privateKeyOf, publicKeyOf } from '../providers/alipay/alipay-keys.ts';
import type { Environment, PayProvider, ProviderName } from '../providers/pay-provider.ts';

/** How orders can be paid now. */
export interface PayConfig {
  /** Those that are switched on. */
  providers: ReadonlyMap<ProviderName, PayProvider>;
  /** Those whose keys are there, switched on or not: what was begun with them is still settled, and refunded. */
  known: ReadonlyMap<ProviderName, PayProvider>;
  takesBalance: boolean;
  cash: { isOn: boolean; description: string };
  closeMinutes: number;
  cashDays: number;
}

/** The record of the screen `pay_config`, secrets sealed. */
export type ConfigRow = Readonly<Record<string, unknown>>;

/** What holds where nobody has configured anything. */
const plain: ConfigRow = { balance_on: true, cash_on: true, close_minutes: 30, cash_days: 7 };

type Parts = Pick<Platform, 'config' | 'database' | 'keyring'>;

/** One for each platform, kept until the record changes, here or on another instance: a provider keeps its token. */
const cache = new WeakMap<object, { version: number; config: PayConfig }>();

/** Returns the configuration of the providers, with its secrets decrypted; cached until its table changes. */
export async function readPayConfig(platform: Parts): Promise<PayConfig> {
  const { database } = platform;
  const version = database.version('pay_config');
  const before = cache.get(database);
  if (before?.version === version) return before.config;
  const config = await payConfigOf(platform, await readConfigRow(database.read));
  cache.set(database, { version, config });
  return config;
}

/** Returns the stored configuration, secrets encrypted. */
export async function readConfigRow(query: Query): Promise<ConfigRow> {
  return (await query.selectFrom('pay_config').selectAll().where('deleted_at', 'is', null).executeTakeFirst()) ?? plain;
}

async function payConfigOf(platform: Parts, row: ConfigRow): Promise<PayConfig> {
  const isOn = (name: string) => Boolean(row[name]);
  const found = await Promise.all((['alipay', 'paypal'] as const).map(async (name) => [name, await providerOf(platform, row, name)] as const));
  const providers = found.flatMap(([name, provider]) => (provider ? [[name, provider] as const] : []));
  return {
    known: new Map(providers),
    providers: new Map(providers.filter(([name]) => isOn(`${name}_on`))),
    takesBalance: isOn('balance_on'),
    cash: { isOn: isOn('cash_on'), description: String(row.cash_description ?? '') },
    closeMinutes: Number(row.close_minutes ?? plain.close_minutes),
    cashDays: Number(row.cash_days ?? plain.cash_days),
  };
}

/** The provider with its keys as they are saved; null where some are missing. Its SDK takes tens of megabytes and is loaded with the first keys. */
export async function providerOf({ config, keyring }: Parts, row: ConfigRow, name: ProviderName): Promise<PayProvider | null> {
  const text = (field: string) => String(row[field] ?? '');
  const secret = (field: string) => openSecret(keyring, row[field]) ?? '';
  const environment: Environment = row[`${name}_environment`] === 'sandbox' ? 'sandbox' : 'production';
  if (name === 'alipay') {
    const [privateKey, publicKey] = [privateKeyOf(secret('alipay_private_key')), publicKeyOf(secret('alipay_public_key'))];
    const [appId, sellerId] = [text('alipay_app_id'), text('alipay_seller_id')];
    if (!privateKey || !publicKey || !appId || !sellerId) return null;
    const { AlipayProvider } = await import('../providers/alipay/alipay-provider.ts');
    return new AlipayProvider({ environment, appId, sellerId, privateKey, publicKey, gateway: config.payments.alipay });
  }
  const [clientId, webhookId, currency] = [text('paypal_client_id'), text('paypal_webhook_id'), text('paypal_currency') || 'USD'];
  const [key, rate] = [secret('paypal_secret'), currency === 'CNY' ? 10_000 : Number(row.paypal_rate ?? 0)];
  if (!key || !clientId || !webhookId || rate <= 0) return null;
  const { PaypalProvider } = await import('../providers/paypal/paypal-provider.ts');
  return new PaypalProvider({ environment, clientId, webhookId, currency, secret: key, rate, origin: config.payments.paypal });
}
