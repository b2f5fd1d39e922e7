import { BranchesOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { formulaType } from '../../model/assist/formula-type.ts';
import { setPortFormula } from '../../model/edits/flow/node-edits.ts';
import { spreadFormula } from '../../model/edits/flow/spread-formula.ts';
import type { PortRef } from '../../model/types/flow.ts';
import { typeKind, typeName } from '../../model/types/value-type.ts';
import { TypeMark } from '../parts/type-mark/TypeMark.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { CompletionList } from './CompletionList.tsx';
import './formula.css';
import { useFormulaText } from './use-formula-text.ts';

/** The formula of an input port: with what can be written at the caret, the type it has, and what is wrong at which character. */
export function FormulaField({ at, formula }: { at: PortRef; formula: string }) {
  const { t } = useTranslation('designer-inspector');
  const text = useText();
  const designer = useDesigner();
  const { definition, diagnostics } = useDesignerState();
  const listId = useId();
  const { field, shown, offered, chosen, type: typeText, take, onKeyDown, close } = useFormulaText(at, formula);
  const errors = diagnostics.filter(({ node, port, code }) => code === 'formula' && node === at.node && port === at.port);
  const type = formulaType(definition, at, formula);
  const remove = () => designer.edit(editLabels.value, (current) => setPortFormula(current, at.node, at.port, undefined));
  const spread = () => designer.edit(editLabels.spread, (current) => spreadFormula(current, at));
  return (
    <div className="design-formula">
      <div className="design-formula-line">
        <span className="design-formula-sign" aria-hidden>
          =
        </span>
        <Input.TextArea
          ref={field}
          className="design-typed"
          autoSize={{ minRows: 1, maxRows: 8 }}
          spellCheck={false}
          // Just asked for: what comes after the `=` is typed on.
          autoFocus={formula === ''}
          maxLength={2_000}
          role="combobox"
          aria-label={t('formula.of', { port: at.port })}
          aria-autocomplete="list"
          aria-expanded={offered !== null}
          {...(offered && { 'aria-controls': listId })}
          {...(offered && { 'aria-activedescendant': `${listId}-${chosen}` })}
          {...(errors.length > 0 && { status: 'error' as const, 'aria-invalid': true as const })}
          placeholder={t('formula.example')}
          value={shown}
          onChange={({ target }) => typeText(target.value, target.selectionStart)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <Button
          type="text"
          icon={<BranchesOutlined />}
          aria-label={t('formula.spread')}
          title={t('formula.spread')}
          disabled={errors.length > 0}
          onClick={spread}
        />
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={t('formula.remove', { port: at.port })}
          title={t('formula.remove', { port: at.port })}
          onClick={remove}
        />
        {offered && <CompletionList id={listId} items={offered.items} chosen={chosen} onTake={take} />}
      </div>
      {errors.map(({ text: message, range }) => (
        <button
          type="button"
          key={`${range?.from} ${message.en}`}
          className="design-field-error design-formula-error"
          onClick={() => {
            const control = field.current?.resizableTextArea?.textArea;
            control?.focus();
            control?.setSelectionRange(range?.from ?? 0, range?.to ?? 0);
          }}
        >
          {range && formula.slice(range.from, range.to) !== '' && <code className="design-formula-place">{formula.slice(range.from, range.to)}</code>}{' '}
          {text(message)}
        </button>
      ))}
      {errors.length === 0 && formula.trim() !== '' && (
        <span className="design-formula-type">
          <TypeMark type={typeKind(type)} detail={typeName(type)} /> {typeName(type)}
          {type.nullable && ` · ${t('formula.nullable')}`}
        </span>
      )}
    </div>
  );
}
