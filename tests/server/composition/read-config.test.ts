import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../engine/server/composition/read-config.ts';
import { ConfigError } from '../../../engine/server/kernel/process/config.ts';

describe('the settings', () => {
  test('have a default for each', () => {
    expect(readConfig({}, '/srv/portico')).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataFolder: '/srv/portico/data',
      databaseUrl: undefined,
      payments: {},
      adminPassword: undefined,
      passwordCost: 15,
      uploads: { bytes: 524_288_000, files: 2_000 },
      captcha: true,
      demo: true,
      trustedProxies: [],
      extraSchemas: undefined,
      acceptedLoss: [],
    });
  });

  test('are read from the environment, folders from the installation’s own', () => {
    const config = readConfig(
      {
        PORT: '0',
        HOST: '::1',
        PORTICO_DATA: '/var/portico',
        DATABASE_URL: 'postgres://db/portico',
        PORTICO_CAPTCHA: 'off',
        PORTICO_DEMO: 'off',
        TRUSTED_PROXIES: ' 10.0.0.1, 192.168.0.0/16 ,',
        PORTICO_SCHEMAS: 'screens',
      },
      '/srv/portico',
    );
    expect(config).toMatchObject({ port: 0, host: '::1', dataFolder: '/var/portico', captcha: false, demo: false, extraSchemas: '/srv/portico/screens' });
    expect(config.trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16']);
  });

  test('are refused together, each with its name and what is allowed', () => {
    const read = () =>
      readConfig(
        { PORT: '80a', DATABASE_URL: 'mysql://x', PORTICO_ADMIN_PASSWORD: 'a b', PORTICO_PASSWORD_COST: '9', PORTICO_CAPTCHA: 'no', PORTICO_DEMO: '1' },
        '/srv',
      );
    expect(read).toThrow(ConfigError);
    for (const name of ['PORT', 'DATABASE_URL', 'PORTICO_ADMIN_PASSWORD', 'PORTICO_PASSWORD_COST', 'PORTICO_CAPTCHA', 'PORTICO_DEMO'])
      expect(read).toThrow(new RegExp(`${name}.*`));
  });

  test('leave what belongs to the tests and tools of the project alone', () => {
    expect(() => readConfig({ PORTICO_TEST_POSTGRES: 'x', PORTICO_FAULTS: 'all', PORTICO_BACKUP_PASSPHRASE: 'x', OTHER_PORT: 'x' }, '/srv')).not.toThrow();
  });

  test('of several values are refused for one that is none, an empty port for no port, and a misspelt name with the one that is meant', () => {
    const refusals: [NodeJS.ProcessEnv, RegExp][] = [
      [{ SMTP_URL: 'smtp://user:pass%@mail' }, /^SMTP_URL must be an address(?!.*pass%)/],
      [{ AMQP_URL: 'http://user:pass@mail' }, /^AMQP_URL must be an address(?!.*pass@)/],
      [{ SMTP_URL: 'smtp://mail:25' }, /SMTP_FROM must name the sender/],
      [{ SMTP_URL: 'smtp://mail:25', SMTP_FROM: 'a@b.c\r\nBcc: d@e.f' }, /SMTP_FROM must name the sender/],
      [{ S3_BUCKET: 'My_Files' }, /^S3_BUCKET is "My_Files"; allowed: 3 to 63 lower-case letters/],
      [{ S3_BUCKET: 'files', S3_ENDPOINT: 'minio:9000' }, /^S3_ENDPOINT is "minio:9000"/],
      [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'canary' }, /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together(?!.*canary)/],
      [{ S3_SECRET_ACCESS_KEY: 'canary' }, /^There are S3_ settings without S3_BUCKET(?!.*canary)/],
      [{ PORT: '' }, /^PORT is ""; allowed: an integer from 0 to 65535, or not set for 8080$/],
      [{ PORT: '0x50' }, /^PORT is "0x50"/],
      [{ PORT: '65536' }, /^PORT is "65536"/],
      [{ DATABASE_URL: 'postgres://user:canary@host:port/x' }, /^DATABASE_URL must be an address such as postgres:/],
      [{ DATABASE_URL: 'postgres://user:canary%@host/x' }, /^DATABASE_URL must be an address .*special characters encoded/],
      [{ TRUSTED_PROXIES: '10.0.0.1, nginx' }, /^TRUSTED_PROXIES is "10.0.0.1, nginx"; allowed: IP addresses or ranges/],
      [{ PORTICO_OUTBOUND_ALLOW: '10.0.0.0/8,db.internal:5432' }, /^PORTICO_OUTBOUND_ALLOW is ".*"; allowed: IP addresses or ranges/],
      [{ PORTICO_OUTBOUND_ALLOW: '127.0.0.1:70000' }, /^PORTICO_OUTBOUND_ALLOW is "127.0.0.1:70000"/],
      [{ PORTICO_ACCEPT_LOSS: 'everything' }, /^PORTICO_ACCEPT_LOSS is "everything"; allowed: keyring, log$/],
      [{ PORTICO_CAPCHA: 'off' }, /^There is no setting PORTICO_CAPCHA; did you mean PORTICO_CAPTCHA\?$/],
      [{ PORTICO_HORSE: 'on' }, /^There is no setting PORTICO_HORSE; see the README for all settings$/],
    ];
    for (const [environment, message] of refusals) {
      expect(() => readConfig(environment, '/srv'), String(message)).toThrow(message);
      expect(() => readConfig(environment, '/srv')).not.toThrow('canary');
    }
  });
});
