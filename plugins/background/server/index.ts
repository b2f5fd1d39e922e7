import { superLevel } from '../../../engine/core/protocol/levels.ts';
import { defineServerPlugin, sessionOf } from '../../../engine/server/index.ts';
import { cancelJob } from './cancel-job.ts';
import { resend } from './resend.ts';
import { runNow } from './run-now.ts';

export default defineServerPlugin({
  name: 'background',
  hooks: {
    jobHooks: {
      scope({ call }) {
        const { level, accountId } = sessionOf(call);
        return level >= superLevel ? null : { account_id: accountId };
      },
    },
  },
  handlers: { cancelJob, resend, runNow },
  needs: {
    jobHooks: { of: 'job' },
    cancelJob: { of: 'job', isForRecords: true },
    resend: { of: 'delivery', isForRecords: true },
    runNow: { of: 'schedule', isForRecords: true },
  },
});
