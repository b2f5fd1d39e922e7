import { refuse } from '../kernel/call/errors.ts';
import type { Call, Service } from '../kernel/call/service.ts';
import type { Platform } from '../kernel/platform.ts';

const id = { name: 'id', type: 'integer', min: 1, required: true } as const;

/** A person sees and stops their own jobs only. */
export function jobServices(platform: Platform): Service[] {
  const account = (call: Call) => call.session!.accountId;
  return [
    {
      name: 'Admin.Job.List',
      title: { zh_cn: '我的后台任务', en: 'My jobs' },
      parameters: [],
      access: { kind: 'session' },
      handle: (call) => platform.jobs.list(account(call)),
    },
    {
      name: 'Admin.Job.Get',
      title: { zh_cn: '查看后台任务', en: 'Job' },
      parameters: [id],
      access: { kind: 'session' },
      async handle(call) {
        const job = await platform.jobs.find(Number(call.params.id), account(call));
        if (!job) throw refuse('notFound', texts.noJob, { id: Number(call.params.id) });
        return job;
      },
    },
    {
      name: 'Admin.Job.Cancel',
      title: { zh_cn: '取消后台任务', en: 'Cancel a job' },
      parameters: [id],
      access: { kind: 'session' },
      async handle(call) {
        if (!(await platform.jobs.cancel(Number(call.params.id), account(call)))) throw refuse('conflict', texts.notRunning);
        return null;
      },
    },
  ];
}

const texts = {
  noJob: { zh_cn: '任务 {id} 不存在', en: 'There is no job {id}' },
  notRunning: { zh_cn: '任务已结束，无法取消', en: 'The job has already ended' },
};
