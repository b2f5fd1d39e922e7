import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../../../engine/web/index.ts';
import { functionUses } from '../../../calls/function-calls.ts';
import { useDesignerState } from '../../state/use-designer.ts';
import { useLoaded } from '../settings/controls/use-loaded.ts';

/** The interfaces that use the open function, and which version each of them has. */
export function FunctionUses() {
  const { id } = useDesignerState();
  return id === null ? null : <Uses id={id} />;
}

function Uses({ id }: { id: number }) {
  const { t } = useTranslation('designer-panels');
  const uses = useLoaded(useCallback(() => call(functionUses, { id }, { quiet: true }), [id]));
  if (!uses) return null;
  return (
    <section className="design-section">
      <h3>{t('uses.title')}</h3>
      {uses.items.length === 0 ? (
        <p className="design-option-note">{t('uses.none')}</p>
      ) : (
        <ul className="design-uses">
          {uses.items.map((use) => (
            <li key={`${use.id} ${use.version}`}>
              <Link to={`/techzones/design/design_update/${use.id}`}>{use.title || use.service}</Link>
              <span className="design-option-note">{t(use.isNewest ? 'uses.newest' : 'uses.version', { version: use.version })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
