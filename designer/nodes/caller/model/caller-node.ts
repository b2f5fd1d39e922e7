import { texts as words } from '../../../../generated/words/node-caller/caller-node.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';

/** Who calls: the app and the account it belongs to. Empty texts and 0 where a test run has none. */
export const callerNode = defineNodeType({
  type: 'caller',
  label: words.caller,
  family: 'input',
  order: 4,
  source: 'world',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  palette: [{ key: 'caller', label: words.caller, settings: {}, words: ['user', 'me', 'app_key', '用户', '开发者'] }],
  ports: () => ({
    inputs: [],
    outputs: [
      { name: 'app_key', label: words.appKey, type: { type: 'string' } },
      { name: 'app_name', label: words.appName, type: { type: 'string' } },
      { name: 'account_id', label: words.accountId, type: { type: 'integer' } },
      { name: 'username', label: words.username, type: { type: 'string' } },
    ],
  }),
  async evaluate(_settings, { runtime: { caller } }) {
    return { app_key: caller.appKey, app_name: caller.appName, account_id: caller.accountId, username: caller.username };
  },
});
