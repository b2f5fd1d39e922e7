import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formFieldsOf, formSchemaOf } from '../../../core/derive/form-schema.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { useLanguage, useText } from '../../state/language.ts';
import { RefContext } from '../../widgets/base/ref-context.ts';
import { RecordForm } from '../form/fields/RecordForm.tsx';
import { plainRules } from '../form/store/check-fields.ts';
import { defaultValues } from '../form/store/form-payload.ts';
import { createFormStore } from '../form/store/form-store.ts';
import './preview.css';

/** How a screen would look: the head of its list, the places of its tiles, and its form, which takes what is typed and keeps nothing. */
export default function ScreenPreview({ screen }: { screen: Screen }) {
  const { t } = useTranslation('list');
  const text = useText();
  const refs = useMemo(() => ({ screen, labels: {}, addresses: {} }), [screen]);
  const columns = screen.list?.columns.flatMap((name) => fieldOf(screen, name) ?? []) ?? [];
  const hasForm = formFieldsOf(screen).length > 0;
  return (
    <div className="screen-preview">
      <h2>{text(screen.titles.list ?? screen.titles.edit ?? screen.label)}</h2>
      {screen.purpose && <p>{text(screen.purpose)}</p>}
      {columns.length > 0 && (
        <div className="screen-preview-list">
          <table>
            <thead>
              <tr>
                {columns.map((field) => (
                  <th key={field.name}>{text(field.label)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <td colSpan={columns.length}>{t('empty.noData.title', { thing: text(screen.label) })}</td>
              </tr>
            </tbody>
          </table>
        </div>
      )}
      {screen.dashboard?.tiles.map((row) => (
        <ul key={row.map(({ label }) => text(label)).join(' ')} className="screen-preview-tiles">
          {row.map((tile) => (
            <li key={text(tile.label)}>{text(tile.label)}</li>
          ))}
        </ul>
      ))}
      {hasForm && (
        <RefContext value={refs}>
          <h3>{text(screen.titles.add ?? screen.titles.edit ?? screen.label)}</h3>
          <FormPreview key={JSON.stringify(screen)} screen={screen} />
        </RefContext>
      )}
    </div>
  );
}

function FormPreview({ screen }: { screen: Screen }) {
  const language = useLanguage();
  const [{ store, validate }] = useState(() => {
    const fields = formFieldsOf(screen);
    const rules = plainRules(fields);
    return { validate: rules, store: createFormStore({ fields, mode: 'add', validate: rules, start: { base: defaultValues(fields) } }) };
  });
  const formSchema = useMemo(() => formSchemaOf(screen, language, { mode: 'add' }), [screen, language]);
  return <RecordForm store={store} formSchema={formSchema} validate={validate} onSubmit={() => void store.check()} />;
}
