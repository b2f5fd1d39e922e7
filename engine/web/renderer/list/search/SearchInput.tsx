import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type SearchDraft, useDraftPart } from '../query/use-search-draft.ts';

interface SearchInputProps {
  id: string;
  draft: SearchDraft;
  inputRef: RefObject<InputRef | null>;
  placeholder: string;
}

/** Drawn anew with every key, and alone. */
export function SearchInput({ id, draft, inputRef, placeholder }: SearchInputProps) {
  const { t } = useTranslation('list');
  const search = useDraftPart(draft, 'search');
  return (
    <Input
      ref={inputRef}
      id={id}
      allowClear
      maxLength={200}
      prefix={<SearchOutlined />}
      aria-label={t('search')}
      placeholder={placeholder}
      value={search}
      onChange={(event) => draft.setSearch(event.target.value)}
    />
  );
}
