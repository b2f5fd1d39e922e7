import { defineServerPlugin } from '../../../engine/server/index.ts';
import { askAboutCalls } from './ask-about-calls.ts';
import { workOrderHooks } from './work-order-hooks.ts';
import { workReplyHooks } from './work-reply-hooks.ts';

export default defineServerPlugin({
  name: 'support',
  hooks: { workOrder: workOrderHooks, workReply: workReplyHooks },
  handlers: { askAboutCalls },
  needs: { workOrder: { of: 'work_order' }, workReply: { of: 'work_reply' }, askAboutCalls: { of: 'access_log', isForRecords: true } },
});
