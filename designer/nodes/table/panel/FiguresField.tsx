import { PlusOutlined } from '@ant-design/icons';
import type { FieldProps } from '@rjsf/utils';
import { Input, Select } from 'antd';
import { fillText } from '../../../../engine/core/text/text.ts';
import { useLanguage } from '../../../../engine/web/index.ts';
import { texts } from '../../../../generated/words/node-table/figures.ts';
import { changedFigure, figuresInSetting, withFigure, withoutFigure } from '../model/figure-entries.ts';
import { figureLabels } from '../model/group-parts.ts';
import { figuresOf } from '../model/table-groups.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { useOfferedColumns } from './use-offered-columns.ts';
import './conditions.css';

/** The figures of each group, one in a line: column, kind and name. */
export function FiguresField({ formData, onChange, fieldPathId }: FieldProps) {
  const language = useLanguage();
  const { columns } = useOfferedColumns();
  const figures = figuresInSetting(formData);
  const set = (changed: unknown) => onChange(changed, fieldPathId.path);
  const measured = [...columns.filter(({ type }) => figuresOf(type).length > 0)];
  const options = [{ value: '', label: texts.rows[language] }, ...measured.map(({ name }) => ({ value: name, label: name }))];
  return (
    <div className="design-conditions design-figures" id={fieldPathId.$id}>
      {figures.map(({ name, figure, column }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name changes while it is typed, and nothing else tells figures apart
        <div className="design-figure" key={place}>
          <code className="design-figure-column">{column?.name ?? texts.rows[language]}</code>
          <Select
            aria-label={texts.figure[language]}
            size="small"
            popupMatchSelectWidth={false}
            value={figure}
            options={(column ? figuresOf(column.type) : (['count'] as const)).map((one) => ({ value: one, label: figureLabels[one][language] }))}
            onChange={(chosen) => set(changedFigure(figures, place, { figure: chosen }))}
          />
          <Input
            aria-label={texts.name[language]}
            size="small"
            value={name}
            onChange={({ target }) => set(changedFigure(figures, place, { name: target.value }))}
          />
          <RemoveButton label={fillText(texts.remove, { name })[language]} onClick={() => set(withoutFigure(figures, place))} />
        </div>
      ))}
      <Select<string | null>
        aria-label={texts.add[language]}
        size="small"
        showSearch
        suffixIcon={<PlusOutlined />}
        placeholder={texts.add[language]}
        value={null}
        options={options}
        onChange={(chosen) => set(withFigure(figures, measured.find(({ name }) => name === chosen) ?? null))}
      />
    </div>
  );
}
