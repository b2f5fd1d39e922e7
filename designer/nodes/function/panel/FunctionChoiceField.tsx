import type { FieldProps } from '@rjsf/utils';
import { Button, Select } from 'antd';
import { useNavigate } from 'react-router-dom';
import { fillText } from '../../../../engine/core/text/text.ts';
import { useText } from '../../../../engine/web/index.ts';
import { texts as editLabels } from '../../../../generated/words/designer-panels/edit-labels.ts';
import { texts } from '../../../../generated/words/node-function/function-node.ts';
import type { KnownFunction } from '../../../calls/function-calls.ts';
import { spreadFunction, updateFunction } from '../../../model/edits/functions/spread-function.ts';
import { makeRoomIfGrown } from '../../../model/layout/make-room.ts';
import { serviceOf } from '../../../model/types/definition.ts';
import { functionOf } from '../../../model/types/flow-function.ts';
import { useSettingsPlace } from '../../../panels/inspector/settings/controls/settings-context.ts';
import { functionBehind, useFunctions } from '../../../panels/state/known-functions.ts';
import { useDesigner, useDesignerState } from '../../../panels/state/use-designer.ts';

/** Which function, in which version, and what there is to do about it. */
export function FunctionChoiceField({ formData, fieldPathId, schema, name }: FieldProps) {
  const text = useText();
  const navigate = useNavigate();
  const designer = useDesigner();
  const { node: id } = useSettingsPlace();
  const { definition } = useDesignerState();
  const functions = useFunctions();
  const node = definition.flow.nodes.find((one) => one.id === id);
  const copy = node ? functionOf(node) : null;
  const newest = node ? functionBehind(functions, node) : undefined;
  // That there is a newer one is said at the node.
  const isOutdated = copy !== null && newest !== undefined && newest.bundle !== copy.bundle;
  const take = ({ definition: latest, version, bundle }: KnownFunction) =>
    designer.edit(editLabels.settings, (current) => makeRoomIfGrown(current, updateFunction(current, id, latest, version, bundle), id));
  const spread = () => {
    designer.edit(editLabels.spreadFunction, (current) => spreadFunction(current, id));
    designer.select([]);
  };
  const own = serviceOf(definition);
  return (
    <>
      <Select
        id={fieldPathId.$id}
        aria-label={schema.title || name}
        showSearch={{ optionFilterProp: 'search' }}
        placeholder={text(texts.choose)}
        notFoundContent={text(texts.none)}
        value={newest?.service ?? (typeof formData === 'string' && formData !== '' ? formData : null)}
        onChange={(service) => {
          const chosen = functions?.find((one) => one.service === service);
          if (chosen) take(chosen);
        }}
        options={(functions ?? [])
          .filter(({ service }) => service !== own)
          .map(({ service, title }) => ({ value: service, label: service, search: `${service} ${title}`, title }))}
        optionRender={({ value, data }) => (
          <div>
            <code>{value}</code>
            <div className="design-option-note">{data.title}</div>
          </div>
        )}
      />
      {copy && (
        <>
          {functions && !isOutdated && (
            <p className="design-option-note">{text(fillText(newest ? texts.isNewest : texts.isGone, { version: copy.version }))}</p>
          )}
          {newest && newest.service !== copy.service && (
            <p className="design-option-note">{text(fillText(texts.renamed, { service: copy.service, version: copy.version }))}</p>
          )}
          <div className="design-insp-actions">
            {isOutdated && (
              <Button size="small" type="primary" onClick={() => take(newest)}>
                {text(fillText(texts.update, { newest: newest.version }))}
              </Button>
            )}
            <Button size="small" onClick={spread}>
              {text(texts.spread)}
            </Button>
            {newest && (
              <Button size="small" onClick={() => void navigate(`/techzones/design/design_update/${newest.id}`)}>
                {text(texts.open)}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}
