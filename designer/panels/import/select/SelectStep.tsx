import { Alert, Button, Checkbox } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGranted, session } from '../../../../engine/web/index.ts';
import { credentialError, isFilled } from '../../../import/credential-error.ts';
import type { ApplyParameters, PreviewAnswer } from '../../../import/protocol.ts';
import { applyRows, isWritten, type RowChoice, withRow, withRows } from '../state/choices.ts';
import { countGroups, filterRows, isReimport, type RowFilter } from '../state/row-filter.ts';
import type { ImportState } from '../state/use-import.ts';
import { CredentialCard } from './CredentialCard.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ImportOptionsBar } from './ImportOptionsBar.tsx';
import { OperationDrawer } from './OperationDrawer.tsx';
import { OperationTable } from './OperationTable.tsx';

interface SelectStepProps {
  state: ImportState;
  onImport(parameters: ApplyParameters): void;
  onOther(): void;
}

/** What the documents hold against what is stored, and what shall become of it. One press takes all that is new or changed over. */
export function SelectStep({ state, onImport, onOther }: SelectStepProps) {
  const { t } = useTranslation('designer-import');
  const { options, choices, error, reading, isCurrent } = state;
  const preview = state.preview!;
  const mayPublish = isGranted(session.permission, '/techzones/design/design');
  const [publish, setPublish] = useState(mayPublish);
  const [opened, setOpened] = useState<string | null>(null);
  const [{ filter, renamed }, setShown] = useState<{ filter: RowFilter; renamed: ReadonlySet<string> }>(() => ({
    filter: firstFilter(preview),
    renamed: new Set(),
  }));
  const setFilter = useCallback((next: RowFilter) => setShown({ filter: next, renamed: new Set() }), []);
  const button = useRef<HTMLButtonElement>(null);
  const { upload, operations } = preview;

  const counts = useMemo(() => countGroups(preview), [preview]);
  const rows = useMemo(() => filterRows(operations, filter, renamed), [operations, filter, renamed]);
  const written = useMemo(() => operations.filter((row) => isWritten(row, choices)).length, [operations, choices]);
  const isLoading = reading !== null && reading !== 'options';
  const wanted = preview.credentials.filter(({ state }) => state !== 'set').map((credential) => ({ credential, value: state.credentials[credential.name] }));
  const credentials = wanted.flatMap(({ value }) => (value && isFilled(value) ? [value] : []));
  const isValid = wanted.every(({ credential, value }) => !value || credentialError(credential, value) === null);
  const isReady = isCurrent && isValid && (written > 0 || credentials.length > 0);

  // Another document begins anew: at its differences, with the next step under the finger.
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === upload || !isCurrent) return;
    shown.current = upload;
    setFilter(firstFilter(preview));
    setOpened(null);
    button.current?.focus({ preventScroll: true });
  }, [upload, isCurrent, preview, setFilter]);

  const choose = (id: string, change: RowChoice) => state.setChoices((before) => withRow(before, id, change));
  const chooseAll = (isSelected: boolean) =>
    state.setChoices((before) =>
      withRows(
        before,
        rows.map(({ id }) => id),
        { isSelected },
      ),
    );
  const rename = (id: string, service: string) => {
    setShown((before) => ({ ...before, renamed: new Set(before.renamed).add(id) }));
    const row = operations.find((one) => one.id === id);
    const { [id]: _, ...others } = options.names ?? {};
    const isSuggested = service === (row?.suggested ?? (options.names?.[id] === undefined ? row?.service : undefined));
    state.setOptions({ names: isSuggested ? others : { ...others, [id]: service } });
  };
  const openedRow = opened === null ? undefined : operations.find(({ id }) => id === opened);
  return (
    <section className={isLoading ? 'imp-select imp-loading' : 'imp-select'} aria-label={t('step.select')} aria-busy={reading !== null}>
      <DocumentHead preview={preview} onOther={onOther} />
      {error && (error.at !== 'options' || Object.keys(error.fields).length === 0) && (
        <Alert type="error" showIcon role="alert" title={error.message} description={error.at === 'options' ? undefined : t('keptFormer')} />
      )}
      <ImportOptionsBar
        options={options}
        choices={choices}
        preview={preview}
        errors={error?.at === 'options' ? error.fields : {}}
        onOptions={state.setOptions}
        onMode={(mode, fields) => state.setChoices((before) => ({ ...before, mode, fields }))}
      />
      {preview.credentials.length > 0 && <CredentialCard credentials={preview.credentials} inputs={state.credentials} onChange={state.setCredential} />}
      <div className="imp-card imp-operations">
        <FilterBar filter={filter} counts={counts} operations={operations} onChange={setFilter} />
        <OperationTable
          rows={filter.group === 'gone' ? [] : rows}
          gone={filter.group === 'gone' || filter.group === 'changes' ? preview.gone : []}
          choices={choices}
          names={options.names}
          onChoose={choose}
          onChooseAll={chooseAll}
          onRename={rename}
          onOpen={setOpened}
        />
      </div>
      <footer className="imp-foot">
        <span className="p-second p-digits" role="status">
          {isLoading ? t('reading') : t('chosen', { written, total: operations.length })}
        </span>
        {mayPublish && (
          <Checkbox checked={publish} onChange={(event) => setPublish(event.target.checked)}>
            {t('publishNow')}
          </Checkbox>
        )}
        <Button
          ref={button}
          type="primary"
          disabled={!isReady && reading === null}
          loading={reading !== null}
          onClick={() =>
            isReady && onImport({ upload, ...options, ...applyRows(operations, choices), publish, ...(credentials.length > 0 && { credentials }) })
          }
        >
          {written === 0 && credentials.length > 0 ? t('saveCredentials') : t(publish ? 'importAndPublish' : 'importOnly', { count: written })}
        </Button>
      </footer>
      {openedRow && (
        <OperationDrawer
          row={openedRow}
          upload={upload}
          options={options}
          choices={choices}
          onChoose={(change) => choose(openedRow.id, change)}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

/** Who imports again comes for the differences; where there are none, all that is the same is shown to be. */
function firstFilter(preview: PreviewAnswer): RowFilter {
  const isAgain = isReimport(preview) && countGroups(preview).changes > 0;
  return { group: isAgain ? 'changes' : 'all', search: '', module: null };
}
