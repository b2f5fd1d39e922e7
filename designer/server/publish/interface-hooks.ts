import { refuse, type ScreenHooks } from '../../../engine/server/index.ts';

/** Removing an interface that answers calls would be an outage by accident. */
export const interfaceHooks: ScreenHooks = {
  beforeRemove(_context, record) {
    if (record.status === 'published') throw refuse('conflict', texts.published, { service: String(record.service_name) });
  },
};

const texts = {
  published: { zh_cn: '接口 {service} 已发布，请先取消发布再删除', en: 'The interface {service} is published; unpublish it before removing it' },
};
