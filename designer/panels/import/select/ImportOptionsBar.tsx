import { Input, Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportBehaviour, type ImportField, type ImportMode, type ImportOptions, importBehaviours, type PreviewAnswer } from '../../../import/protocol.ts';
import { ModeSelect } from '../parts/ModeSelect.tsx';
import type { Choices } from '../state/choices.ts';
import { isReimport } from '../state/row-filter.ts';

interface ImportOptionsBarProps {
  options: ImportOptions;
  choices: Choices;
  preview: PreviewAnswer;
  errors: Readonly<Record<string, string>>;
  onOptions(change: ImportOptions): void;
  onMode(mode: ImportMode, fields: ImportField[]): void;
}

/** How the documents are taken. What is left empty follows the document; it shows what that would be. */
export function ImportOptionsBar({ options, choices, preview, errors, onOptions, onMode }: ImportOptionsBarProps) {
  const { t } = useTranslation('designer-import');
  const id = useId();
  const { documents } = preview;
  const behaviour = options.behaviour ?? 'proxy';
  const namespaces = [...new Set(documents.map(({ namespace }) => namespace))].join(', ');
  const servers = [...new Set(documents.flatMap(({ server }) => server ?? []))].join(', ');
  const needsServer = behaviour === 'proxy' && options.base_url === undefined && documents.some(({ server }) => server === null);
  const path = documents.find(({ server, told: path }) => server === null && path.startsWith('/'))?.told ?? '';
  const note = (name: keyof ImportOptions, hint?: string) => {
    const words = errors[name] ?? hint;
    return (
      words !== undefined && (
        <p className={errors[name] === undefined ? 'imp-said imp-said-warning' : 'imp-said imp-said-error'} id={`${id}${name}note`} role="alert">
          {words}
        </p>
      )
    );
  };
  return (
    <div className="imp-card imp-options">
      <div className="imp-field">
        <label className="imp-label" htmlFor={`${id}namespace`}>
          {t('namespace')}
        </label>
        <Input
          id={`${id}namespace`}
          className="imp-code"
          value={options.namespace ?? ''}
          placeholder={namespaces}
          maxLength={40}
          spellCheck={false}
          autoComplete="off"
          status={errors.namespace === undefined ? '' : 'error'}
          aria-describedby={`${id}namespacenote`}
          onChange={(event) => onOptions({ namespace: event.target.value })}
        />
        {note('namespace')}
      </div>
      <div className="imp-field imp-field-wide">
        <label className="imp-label" htmlFor={`${id}base`}>
          {t('baseUrl')}
        </label>
        <Input
          id={`${id}base`}
          className="imp-code"
          value={options.base_url ?? ''}
          placeholder={servers || `https://api.example.com${path}`}
          disabled={behaviour !== 'proxy'}
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          status={errors.base_url === undefined ? (needsServer ? 'warning' : '') : 'error'}
          aria-describedby={`${id}base_urlnote`}
          onChange={(event) => onOptions({ base_url: event.target.value })}
        />
        {note('base_url', needsServer ? t(path === '' ? 'needsServer' : 'needsHost', { path }) : undefined)}
      </div>
      <div className="imp-field">
        <span className="imp-label">{t('behaviour')}</span>
        <Segmented<ImportBehaviour>
          value={behaviour}
          options={importBehaviours.map((value) => ({ value, label: t(`behaviours.${value}`), title: t(`behaviourHints.${value}`) }))}
          aria-label={t('behaviour')}
          onChange={(value) => onOptions({ behaviour: value })}
        />
      </div>
      {isReimport(preview) && (
        <div className="imp-field">
          <label className="imp-label" htmlFor={`${id}mode`}>
            {t('modeForAll')}
          </label>
          <ModeSelect id={`${id}mode`} mode={choices.mode} fields={choices.fields} onChange={onMode} />
        </div>
      )}
    </div>
  );
}
