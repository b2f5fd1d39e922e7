import { Alert, Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { placeOf } from '../../model/json-text/read-definition.ts';
import { CodeArea } from '../monaco/CodeArea.tsx';
import { definitionAddress } from '../monaco/definition-address.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { useDefinitionText } from './use-definition-text.ts';
import './json.css';

/** The definition as JSON. */
export default function JsonView() {
  const { t } = useTranslation('designer-work');
  const textOf = useText();
  const designer = useDesigner();
  const { pointer } = useDesignerState();
  const { text, diagnostics, isAhead, isBehind, change, endGroup, discard, offered } = useDefinitionText();
  const textErrors = useMemo(
    () => diagnostics.map(({ from, to, severity, text: message }) => ({ from, to, severity, message: textOf(message) })),
    [diagnostics, textOf],
  );
  const [reveal, setReveal] = useState<{ at: number } | null>(null);
  useEffect(() => {
    if (pointer === null) return;
    const place = placeOf(text, pointer);
    if (place) setReveal({ at: place.from });
    designer.state.pointer = null;
  }, [pointer, text, designer]);
  return (
    <div className="design-json">
      {offered !== undefined && (
        <Alert
          type="info"
          showIcon
          title={t('json.kept')}
          action={
            <span className="design-acts">
              <Button size="small" onClick={discard}>
                {t('json.discard')}
              </Button>
              <Button size="small" type="primary" onClick={() => change(offered)}>
                {t('json.takeBack')}
              </Button>
            </span>
          }
        />
      )}
      {isAhead && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t(isBehind ? 'json.behind' : 'json.ahead')}
          action={
            <Button size="small" onClick={discard}>
              {t('json.discard')}
            </Button>
          }
        />
      )}
      <div className="design-json-text">
        <CodeArea
          label={t('json.label')}
          language="json"
          text={text}
          onChange={change}
          onBlur={endGroup}
          errors={textErrors}
          reveal={reveal}
          address={definitionAddress}
        />
      </div>
    </div>
  );
}
