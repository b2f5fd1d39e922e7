import { defineNodeType } from '../../../model/node-type/node-type.ts';

/** Who calls: the app and the account it belongs to. Empty texts and 0 where a test run has none. */
export const callerNode = defineNodeType({
  type: 'caller',
  label: { zh_cn: '当前应用与账号', en: 'Current app and account' },
  family: 'input',
  order: 4,
  source: 'world',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  palette: [
    { key: 'caller', label: { zh_cn: '当前应用与账号', en: 'Current app and account' }, settings: {}, words: ['user', 'me', 'app_key', '用户', '开发者'] },
  ],
  ports: () => ({
    inputs: [],
    outputs: [
      { name: 'app_key', label: { zh_cn: 'app_key', en: 'app_key' }, type: { type: 'string' } },
      { name: 'app_name', label: { zh_cn: '应用名称', en: 'App name' }, type: { type: 'string' } },
      { name: 'account_id', label: { zh_cn: '账号 ID', en: 'Account id' }, type: { type: 'integer' } },
      { name: 'username', label: { zh_cn: '账号名', en: 'Account name' }, type: { type: 'string' } },
    ],
  }),
  async evaluate(_settings, { runtime: { caller } }) {
    return { app_key: caller.appKey, app_name: caller.appName, account_id: caller.accountId, username: caller.username };
  },
});
