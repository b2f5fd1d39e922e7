import { PlusOutlined } from '@ant-design/icons';
import { Checkbox, Select, Tooltip } from 'antd';
import type { Json } from '../../../../engine/core/json/json.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { useLanguage } from '../../../../engine/web/index.ts';
import { texts } from '../../../../generated/words/node-table/conditions.ts';
import { matchesOf } from '../../../model/semantics/runtime/table-conditions.ts';
import type { TableColumn } from '../../../model/types/definition.ts';
import { changedCondition, conditionsIn, withCondition, withoutCondition } from '../model/condition-entries.ts';
import { matchLabels } from '../model/table-node.ts';
import { RemoveButton } from './RemoveButton.tsx';
import './conditions.css';

interface ConditionsProps {
  id: string;
  value: unknown;
  /** Columns rows can be narrowed by. */
  columns: readonly Pick<TableColumn, 'name' | 'type'>[];
  onChange(conditions: Json[]): void;
}

/** Conditions on the rows, one in a line: column, comparison, and whether it is one of those of which one is enough. */
export function Conditions({ id, value, columns, onChange }: ConditionsProps) {
  const language = useLanguage();
  const conditions = conditionsIn(value);
  const known = new Map([...columns, ...conditions].map((column) => [column.name, column.type]));
  const names = [...known.keys()].map((name) => ({ value: name, label: name }));
  return (
    <div className="design-conditions" id={id}>
      {conditions.map(({ name, type, match, any, port }, place) => {
        const change = (part: Parameters<typeof changedCondition>[2]) => onChange(changedCondition(conditions, place, part));
        return (
          <div className="design-condition" key={port}>
            <Select
              aria-label={texts.column[language]}
              size="small"
              showSearch
              popupMatchSelectWidth={false}
              value={name}
              options={names}
              onChange={(chosen) => change({ name: chosen, type: known.get(chosen) ?? type })}
            />
            <Select
              aria-label={texts.match[language]}
              size="small"
              popupMatchSelectWidth={false}
              value={match}
              options={matchesOf(type).map((one) => ({ value: one, label: matchLabels[one][language] }))}
              onChange={(chosen) => change({ match: chosen })}
            />
            <Tooltip title={texts.anyHint[language]}>
              <Checkbox checked={any} onChange={({ target }) => change({ any: target.checked })}>
                {texts.any[language]}
              </Checkbox>
            </Tooltip>
            <RemoveButton label={fillText(texts.remove, { name })[language]} onClick={() => onChange(withoutCondition(conditions, place))} />
          </div>
        );
      })}
      <Select
        aria-label={texts.add[language]}
        size="small"
        showSearch
        suffixIcon={<PlusOutlined />}
        placeholder={texts.add[language]}
        value={null}
        options={names}
        onChange={(chosen: string | null) => {
          const type = chosen === null ? undefined : known.get(chosen);
          if (chosen !== null && type) onChange(withCondition(conditions, { name: chosen, type }));
        }}
      />
    </div>
  );
}
