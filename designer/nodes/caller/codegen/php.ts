import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const callerPhp: NodeEmitter = () =>
  Object.fromEntries(['app_key', 'app_name', 'account_id', 'username'].map((name) => [name, `\\Portico\\Caller::get('${name}')`]));
