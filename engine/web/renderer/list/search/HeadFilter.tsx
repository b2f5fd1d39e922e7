import { FilterFilled, FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../../core/descriptor/types.ts';
import { inSentence } from '../../../../core/text/in-sentence.ts';
import { Panel } from '../../../page/Panel.tsx';
import { useText } from '../../../state/language.ts';
import { type SearchDraft, useDraftPart } from '../query/use-search-draft.ts';
import { FilterField } from './FilterField.tsx';

/** The filter of a column at its head: the one of the search form, where the eye is. It shows under the pointer, and for as long as it narrows the list down. */
export function HeadFilter({ field, draft, isFiltered }: { field: Field; draft: SearchDraft; isFiltered: boolean }) {
  const { t } = useTranslation('list');
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const value = useDraftPart(draft, 'filters')[field.name];
  const label = t('filterBy', { label: text(inSentence(field.label)) });
  const apply = () => {
    setOpen(false);
    draft.apply();
  };
  const panel = (
    <form
      className="head-filter-panel"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <FilterField id={id} field={field} value={value} onChange={(next) => draft.setFilter(field.name, next)} />
      <div className="head-filter-buttons">
        <Button
          size="small"
          disabled={value === undefined}
          onClick={() => {
            draft.setFilter(field.name, undefined);
            apply();
          }}
        >
          {t('clearFilters')}
        </Button>
        <Button size="small" type="primary" htmlType="submit">
          {t('query')}
        </Button>
      </div>
    </form>
  );
  return (
    <Panel placement="bottomRight" open={isOpen} onOpenChange={setOpen} destroyOnHidden content={panel}>
      <button
        type="button"
        className="head-filter"
        data-shown={isFiltered || isOpen || undefined}
        title={label}
        aria-expanded={isOpen}
        aria-description={isFiltered ? t('filtered') : undefined}
      >
        {isFiltered ? <FilterFilled aria-hidden /> : <FilterOutlined aria-hidden />}
      </button>
    </Panel>
  );
}
