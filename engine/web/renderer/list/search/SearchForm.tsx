import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, type InputRef } from 'antd';
import { type CSSProperties, memo, type RefObject, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { texts } from '../../../../../generated/words/engine-web/search-form.ts';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import type { Field, Screen } from '../../../../core/descriptor/types.ts';
import { inSentence } from '../../../../core/text/in-sentence.ts';
import { fillText, joinTexts } from '../../../../core/text/text.ts';
import { useText } from '../../../state/language.ts';
import { widgetKindOf } from '../../../widgets/base/widget-kind.ts';
import { wordWidth } from '../columns/column-look.ts';
import { defaultFilters } from '../query/default-filters.ts';
import { type SearchDraft, useDraftPart } from '../query/use-search-draft.ts';
import { FilterField } from './FilterField.tsx';
import { SearchInput } from './SearchInput.tsx';
import { useColumnCount } from './use-column-count.ts';
import './search.css';

/** Pixels. */
const widestLabel = 160;
const colonWidth = 14;
/** Two days of a range, beside one another, in full. */
const rangeWidth = 220;
const gap = 8;
/** A field of the form: no less than this, no more than leaves three beside one another in a window of 1440. */
const fieldWidth = { least: 280, most: 352 };

interface SearchFormProps {
  screen: Screen;
  draft: SearchDraft;
  searchRef: RefObject<InputRef | null>;
}

/** One row of what the list can be narrowed down by; the rest unfolds. Nothing is asked before Enter or the button. */
export const SearchForm = memo(function SearchForm({ screen, draft, searchRef }: SearchFormProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const id = useId();
  const [host, columns] = useColumnCount();
  const [unfolded, setUnfolded] = useState<boolean>();
  const filters = useDraftPart(draft, 'filters');
  const usual = useMemo(() => defaultFilters(screen), [screen]);
  const fields = (screen.list?.filters ?? []).filter((name) => name !== screen.list?.tabs).flatMap((name) => fieldOf(screen, name) ?? []);
  const hasSearch = (screen.list?.search.length ?? 0) > 0;
  if (!hasSearch && fields.length === 0) return null;

  const room = Math.max(1, columns - 1) - (hasSearch ? 1 : 0);
  // A filter that narrows the list down must not hide, but for what a list begins with: a chip above the rows tells of that.
  const isChosen = ({ name }: Field) => filters[name] !== undefined && JSON.stringify(filters[name]) !== JSON.stringify(usual[name]);
  const open = unfolded ?? fields.slice(Math.max(0, room)).some(isChosen);
  const shown = open ? fields : fields.slice(0, Math.max(0, room));
  const hidden = fields.length - shown.length;
  // One width for all, so that the controls stand in line below one another.
  const labelWidth = Math.min(widestLabel, Math.max(...fields.map((field) => wordWidth(text(field.label)))) + colonWidth);
  const hasDays = fields.some((field) => ['date', 'date-time'].includes(widgetKindOf(field)));
  const least = hasDays ? Math.min(fieldWidth.most, Math.max(fieldWidth.least, labelWidth + gap + rangeWidth)) : fieldWidth.least;
  const searched = (screen.list?.search ?? []).flatMap((name) => fieldOf(screen, name)?.label ?? []);
  const placeholder = text(fillText(texts.searchIn, { fields: joinTexts(searched.map(inSentence)) }));
  return (
    <search>
      <form
        className="list-search"
        ref={host}
        style={{ '--label': `${labelWidth}px`, '--least': `${least}px` } as CSSProperties}
        onSubmit={(event) => {
          event.preventDefault();
          draft.apply();
          // The keys of the list work as soon as nobody types any more.
          searchRef.current?.blur();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
          if (event.key === 'Escape') searchRef.current?.blur();
        }}
      >
        {hasSearch && (
          <div className="list-search-field">
            <SearchInput id={`${id}search`} draft={draft} inputRef={searchRef} placeholder={placeholder} />
          </div>
        )}
        {shown.map((field) => (
          <FilterField
            key={field.name}
            id={`${id}${field.name}`}
            field={field}
            value={filters[field.name]}
            onChange={(value) => draft.setFilter(field.name, value)}
          />
        ))}
        <div className="list-search-buttons">
          {(hidden > 0 || open) && fields.length > room && (
            <Button type="link" onClick={() => setUnfolded(!open)} aria-expanded={open} icon={open ? <UpOutlined /> : <DownOutlined />} iconPlacement="end">
              {open ? t('fold') : t('unfold', { count: hidden })}
            </Button>
          )}
          <Button type="primary" htmlType="submit">
            {t('query')}
          </Button>
          <Button onClick={draft.reset}>{t('reset')}</Button>
        </div>
      </form>
    </search>
  );
});
