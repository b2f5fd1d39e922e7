import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../engine/server/config.ts';

describe('the settings', () => {
  test('have a default for each', () => {
    expect(readConfig({}, '/srv/portico')).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataFolder: '/srv/portico/data',
      databaseUrl: undefined,
      adminPassword: undefined,
      passwordCost: 15,
      uploads: { bytes: 524_288_000, files: 2_000 },
      captcha: true,
      demo: true,
      trustedProxies: [],
      extraSchemas: undefined,
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
});
