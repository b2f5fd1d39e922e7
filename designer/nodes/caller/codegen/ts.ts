import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const callerTs: NodeEmitter = () => ({
  app_key: 'platform.caller.appKey',
  app_name: 'platform.caller.appName',
  account_id: 'platform.caller.accountId',
  username: 'platform.caller.username',
});
