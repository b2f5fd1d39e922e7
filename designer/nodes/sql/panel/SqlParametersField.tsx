import type { FieldProps } from '@rjsf/utils';
import { fillText } from '../../../../engine/core/text/text.ts';
import { useLanguage } from '../../../../engine/web/index.ts';
import { texts } from '../../../../generated/words/node-sql/sql-columns.ts';
import { useSettingsPlace } from '../../../panels/inspector/settings/controls/settings-context.ts';
import { useDesignerState } from '../../../panels/state/use-designer.ts';
import { placeTypes, sqlParameters } from '../model/sql-settings.ts';
import { ColumnTypeSelect } from './ColumnTypeSelect.tsx';
import './sql.css';

/** The places of the statement as they stand in it, each with its type. */
export function SqlParametersField({ onChange, fieldPathId }: FieldProps) {
  const language = useLanguage();
  const { node } = useSettingsPlace();
  const { flow } = useDesignerState().definition;
  const parameters = sqlParameters(flow.nodes.find(({ id }) => id === node)?.settings ?? {});
  return (
    <div className="design-sql-members" id={fieldPathId.$id}>
      {parameters.length === 0 && <span className="design-sql-none">{texts.none[language]}</span>}
      {parameters.map(({ name, type }) => (
        <div className="design-sql-place" key={name}>
          <code>:{name}</code>
          <ColumnTypeSelect
            label={fillText(texts.place, { name })[language]}
            value={type}
            types={placeTypes}
            onChange={(chosen) =>
              onChange(
                parameters.map((one) => (one.name === name ? { ...one, type: chosen } : one)),
                fieldPathId.path,
              )
            }
          />
        </div>
      ))}
    </div>
  );
}
