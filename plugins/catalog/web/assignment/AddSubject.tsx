import { Segmented, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleTarget } from '../../../../engine/core/protocol/rules/decide.ts';
import { call } from '../../../../engine/web/index.ts';
import { findSubjects } from '../../shared/calls.ts';

interface AddSubjectProps {
  targets: readonly RuleTarget[];
  /** Shown in place of the word for adding a column. */
  placeholder?: string;
  onAdd(key: string): void;
}

const typingPause = 200;

/** Finds an app, an account or a level. */
export function AddSubject({ targets, placeholder, onAdd }: AddSubjectProps) {
  const { t } = useTranslation('catalog');
  const [target, setTarget] = useState<RuleTarget>(targets[0] ?? 'app');
  const [search, setSearch] = useState('');
  const [options, setOptions] = useState<{ value: string; label: string }[] | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(findSubjects, { target, search }, { signal: abort.signal, quiet: true }).then(
        ({ subjects }) => setOptions(subjects.map(({ key, label, note }) => ({ value: key, label: note ? `${label} (${note})` : label }))),
        () => undefined,
      );
    }, typingPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [target, search]);
  return (
    <>
      {targets.length > 1 && (
        <Segmented<RuleTarget>
          aria-label={t('target.label')}
          value={target}
          onChange={(next) => {
            setTarget(next);
            setOptions(null);
          }}
          options={targets.map((value) => ({ value, label: t(`target.${value}`) }))}
        />
      )}
      <Select
        style={{ width: 260 }}
        aria-label={placeholder ?? t('grid.add')}
        placeholder={placeholder ?? t('grid.add')}
        value={null}
        options={options ?? []}
        loading={options === null}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        onChange={(key: string | null) => key && onAdd(key)}
      />
    </>
  );
}
