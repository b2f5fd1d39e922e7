import { CloudUploadOutlined, CopyOutlined, MoreOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, Tooltip } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishAnswer } from '../../calls/publish-calls.ts';
import { serviceOf } from '../../model/types/definition.ts';
import { copyCurl, dropAlias, publish, unpublish } from '../state/actions.ts';
import { isUnsaved } from '../state/designer.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

/** Publishes whose curl has had the focus; a page that is mounted anew does not take it again. */
const offered = new WeakSet<PublishAnswer>();

/** Into the gateway, out of it, and the first call. Once published, copying the call is what comes next: it stands out and has the focus. */
export function PublishActions() {
  const { t } = useTranslation('designer');
  const { modal } = App.useApp();
  const designer = useDesigner();
  const state = useDesignerState();
  const { status, busy, published, aliases } = state;
  const isFunction = state.definition.kind === 'function';
  const curl = useRef<HTMLButtonElement>(null);
  const isFresh = published !== null && !isUnsaved(state);
  useEffect(() => {
    if (!published || offered.has(published)) return;
    offered.add(published);
    const focused = document.activeElement;
    const isFree = focused === document.body || (focused instanceof HTMLButtonElement && curl.current?.parentElement?.contains(focused));
    if (isFree) curl.current?.focus();
  }, [published]);
  const askUnpublish = () =>
    modal.confirm({
      title: t('unpublishQuestion', { service: serviceOf(state.saved) }),
      content: t(isFunction ? 'unpublishFunction' : 'unpublishEffect'),
      okText: t('unpublish'),
      // 取消 beside 取消发布 could mean either.
      cancelText: t('unpublishKeep'),
      okButtonProps: { danger: true },
      onOk: () => unpublish(designer, t('unpublished')),
    });
  const askRemoveAlias = (service: string) =>
    modal.confirm({
      title: t('removeAliasQuestion', { service }),
      content: t('removeAliasEffect'),
      okText: t('removeAliasOk'),
      okButtonProps: { danger: true },
      onOk: () => dropAlias(designer, service, t('aliasRemoved')),
    });
  return (
    <>
      <Button type={isFresh ? 'default' : 'primary'} icon={<CloudUploadOutlined />} loading={busy === 'publishing'} onClick={() => void publish(designer)}>
        {t('publish')}
      </Button>
      {!isFunction && (
        <Tooltip title={status === 'published' ? '' : t('curlAfterPublish')}>
          <Button
            ref={curl}
            type={isFresh ? 'primary' : 'default'}
            icon={<CopyOutlined />}
            disabled={status !== 'published'}
            onClick={() => void copyCurl(designer, t('curlCopied'))}
          >
            {t('copyCurl')}
          </Button>
        </Tooltip>
      )}
      {status === 'published' && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: [
              ...aliases.map((service) => ({ key: service, label: t('removeAlias', { service }) })),
              { key: 'unpublish', danger: true, label: t('unpublish') },
            ],
            onClick: ({ key }) => (key === 'unpublish' ? askUnpublish() : askRemoveAlias(key)),
          }}
        >
          <Button type="text" icon={<MoreOutlined />} aria-label={t('more')} />
        </Dropdown>
      )}
    </>
  );
}
