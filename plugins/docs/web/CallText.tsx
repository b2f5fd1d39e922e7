import { useTranslation } from 'react-i18next';
import { callAddress } from '../../../engine/core/docs/call-address.ts';
import { adminLevel } from '../../../engine/core/protocol/levels.ts';
import { CopyButton, useText } from '../../../engine/web/index.ts';
import type { DocAccess, DocCall } from '../shared/call-list.ts';
import { ParameterList } from './fields/ParameterList.tsx';
import { ReturnList } from './fields/ReturnList.tsx';
import { CodeTable } from './parts/CodeTable.tsx';

/** What a call is, who may make it, what it takes and how it answers. */
export function CallText({ call }: { call: DocCall }) {
  const { t } = useTranslation('docs');
  const text = useText();
  return (
    <div className="docs-text">
      <h1>{text(call.title)}</h1>
      <p className="docs-name">
        <code>{call.service}</code>
        <CopyButton text={call.service} />
      </p>
      {call.purpose && <p className="p-second">{text(call.purpose)}</p>}
      <dl className="docs-facts">
        <dt>{t('address')}</dt>
        <dd>
          <code>
            {call.verbs.join(' / ')} {callAddress(call.service)}
          </code>
        </dd>
        <dt>{t('access.title')}</dt>
        <dd>
          <AccessText access={call.access} />
        </dd>
      </dl>
      <h2>{t('parameters')}</h2>
      {call.parameters.length > 0 ? <ParameterList parameters={call.parameters} /> : <p className="p-second">{t('noParameters')}</p>}
      <h2>{t('answer')}</h2>
      <p className="p-second">{t('answerHelp')}</p>
      {call.returns && <ReturnList fields={call.returns} />}
      <CodeTable />
    </div>
  );
}

function AccessText({ access }: { access: DocAccess }) {
  const { t } = useTranslation('docs');
  const text = useText();
  switch (access.kind) {
    case 'public':
      return t('access.public');
    case 'session':
      return access.minLevel > 0 ? t('access.session', { level: access.minLevel }) : t('access.anyone');
    case 'permission':
      return (
        <>
          {access.minLevel > adminLevel ? t('access.permissionAbove', { level: access.minLevel }) : t('access.permission')}
          <ul className="docs-nodes">
            {access.nodes.map(({ key, label }) => (
              <li key={key} title={key}>
                {text(label)}
              </li>
            ))}
          </ul>
        </>
      );
  }
}
