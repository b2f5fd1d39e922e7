import { texts } from '../../../../generated/words/node-frame/transaction-node.ts';
import { transactionBranches } from '../../../model/node-type/branches.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { anyValue } from '../../../model/types/value-type.ts';
import { againOf, againSettings } from './again-settings.ts';

/** What its body writes is kept as a whole, or undone by any failure. What stands in `after` follows once it is kept. */
export const transactionNode = defineNodeType({
  type: 'transaction',
  label: texts.transaction,
  family: 'logic',
  order: 5,
  settings: { type: 'object', additionalProperties: false, properties: againSettings },
  palette: [
    {
      key: 'transaction',
      label: texts.transaction,
      settings: {},
      words: ['rollback', 'commit', 'atomic', '事务', '回滚', '提交', '一起保存'],
      section: texts.section,
    },
  ],
  ports: () => ({
    inputs: [
      { name: 'body', label: texts.body, type: anyValue, default: null, lazy: true, body: 'known', isBare: true },
      { name: 'after', label: texts.after, type: anyValue, default: null, lazy: true, body: 'known', isBare: true },
    ],
    outputs: [],
  }),
  hasEffect: () => true,
  branches: () => transactionBranches('body', 'after'),
  async evaluate(settings, { input, runtime }) {
    await runtime.transaction(async () => void (await input('body')), againOf(settings));
    await input('after');
    return {};
  },
});
